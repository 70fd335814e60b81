import { createHmac, timingSafeEqual } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { sessionSecret } from '../../auth/session-secret'
import { authenticate } from '../../api/access/authenticate'
import { clientAddressOf } from '../../core/request/client-address'
import { errorResponse } from '../../api/request/error-response'
import { apiErrors } from '../../api/api-errors'
import { connection } from '../../db/open/connect'
import { env } from '../../core/env'
import { pictureStore } from '../../images/picture-store'
import { log } from '../../core/log'
import { streamBackup } from './write-backup'

/** Milliseconds for which a token is valid. */
const VALID_FOR = 60_000

const TOKEN = /^Bearer (\d{1,15})\.([0-9a-f]{64})$/

/** The Authorization header of a command on the same host, which proves itself by reading the site's secret. */
export async function controlHeader(purpose: string, now = Date.now()): Promise<string> {
  return `Bearer ${now}.${await sign(purpose, now)}`
}

/** Whether a header was made for this purpose, with this site's secret, within the last minute. */
async function isControlHeader(header: string | null, purpose: string, now = Date.now()): Promise<boolean> {
  const [, madeAt = '', signature = ''] = TOKEN.exec(header ?? '') ?? []
  if (!madeAt || Math.abs(now - Number(madeAt)) > VALID_FOR) return false
  return timingSafeEqual(Buffer.from(signature), Buffer.from(await sign(purpose, Number(madeAt))))
}

async function sign(purpose: string, madeAt: number): Promise<string> {
  return createHmac('sha256', await sessionSecret())
    .update(`${purpose} ${madeAt}`)
    .digest('hex')
}

/** The path at which a running site serves its backup. */
export const BACKUP_PATH = '/api/admin/backup'

let isRunning = false

/** A backup of this site, for the admin or a command on the same host; null for every other path. */
export async function backupResponse(request: Request): Promise<Response | null> {
  if (new URL(request.url).pathname !== BACKUP_PATH) return null
  try {
    return await answer(request)
  } catch (error) {
    const { body, headers, status } = errorResponse(error)
    return Response.json(body, { status, headers: { ...headers, 'cache-control': 'no-store' } })
  }
}

async function answer({ method, headers }: Request): Promise<Response> {
  if (method !== 'GET') throw apiErrors.methodNotAllowed(method, BACKUP_PATH, 'GET')
  if (env().API_BASE_URL) throw apiErrors.callNotFound(method, BACKUP_PATH)
  const authorization = headers.get('authorization')
  if (!(await isControlHeader(authorization, 'backup')))
    await authenticate('admin', authorization, clientAddressOf(headers))
  if (isRunning) throw apiErrors.unavailable('Another backup is running')
  const backup = streamBackup(await connection(), pictureStore())
  isRunning = true
  backup.once('close', () => (isRunning = false))
  backup.once('error', (error) => log.error({ err: error }, 'a backup failed'))
  const name = `backup-${new Date().toISOString().slice(0, 10)}.tar.gz`
  return new Response(Readable.toWeb(backup) as WebStream<Uint8Array> as ReadableStream, {
    headers: {
      'content-type': 'application/gzip',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  })
}
