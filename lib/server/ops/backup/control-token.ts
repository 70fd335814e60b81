import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { sessionSecret } from '../../auth/session-secret'

/** Milliseconds for which a token is valid. */
const VALID_FOR = 60_000
const TOKEN = /^Bearer (\d{1,15})\.([0-9a-f]{64})$/

/** The Authorization header of a command on the same host, which proves itself by reading the site's secret. */
export async function controlHeader(purpose: string, now = Date.now()): Promise<string> {
  return `Bearer ${now}.${await sign(purpose, now)}`
}

/** Whether a header was made for this purpose, with this site's secret, within the last minute. */
export async function isControlHeader(header: string | null, purpose: string, now = Date.now()): Promise<boolean> {
  const [, madeAt = '', signature = ''] = TOKEN.exec(header ?? '') ?? []
  if (!madeAt || Math.abs(now - Number(madeAt)) > VALID_FOR) return false
  return timingSafeEqual(Buffer.from(signature), Buffer.from(await sign(purpose, Number(madeAt))))
}

async function sign(purpose: string, madeAt: number): Promise<string> {
  return createHmac('sha256', await sessionSecret())
    .update(`${purpose} ${madeAt}`)
    .digest('hex')
}
