import 'server-only'
import { Agent, request } from 'undici'
import { env } from '../../core/env'
import { guardedConnector } from '../../fetch/guarded-connector'
import { readBody } from '../../fetch/read-body'
import { targetOf, type FetchRules, type Target } from '../../fetch/target'

/** Milliseconds for a whole picture, redirects included. */
const TIME_LIMIT = 5_000
const MAX_BYTES = 15 * 1024 * 1024
const MAX_REDIRECTS = 3
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/**
 * Fetches a picture from the public internet; null on any failure. As for product pages, private addresses are refused,
 * also in redirects.
 */
export async function fetchPicture(address: string, rules: FetchRules = testRules()): Promise<Uint8Array | null> {
  const signal = AbortSignal.timeout(TIME_LIMIT)
  try {
    let target = targetOf(address, undefined, rules)
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const found = await visit(target, signal)
      if (!(found instanceof URL)) return found
      target = targetOf(found.href, target.page, rules)
    }
  } catch {
    return null
  }
  return null
}

/** The picture, a redirect, or null on failure. */
async function visit(target: Target, signal: AbortSignal): Promise<Uint8Array | URL | null> {
  const agent = new Agent(target.trusted ? {} : { connect: guardedConnector() })
  try {
    const { statusCode, headers, body } = await request(target.request, {
      dispatcher: agent,
      signal,
      headers: { accept: 'image/*' },
    })
    body.on('error', () => {})
    const [location, type, coding] = ['location', 'content-type', 'content-encoding'].map(
      (name) => [headers[name]].flat()[0] ?? '',
    )
    if (REDIRECTS.has(statusCode) && location) return new URL(location, target.page)
    if (statusCode !== 200 || !type?.startsWith('image/')) return null
    return await readBody(body, coding ?? '', MAX_BYTES)
  } finally {
    await agent.destroy()
  }
}

function testRules(): FetchRules {
  const { FETCH_REWRITE_BASE, FETCH_ALLOW_HOSTS } = env()
  return {
    ...(FETCH_REWRITE_BASE && { rewriteBase: FETCH_REWRITE_BASE }),
    allowHosts: FETCH_ALLOW_HOSTS?.split(',') ?? [],
  }
}
