import 'server-only'
import { log } from '../../core/log'
import { singleton } from '../../core/singleton.mjs'
import { fetchUpstream } from './upstream-fetch'
import { readOpenApi } from './read-open-api'

/** What an upstream API accepts beyond the base calls: names of query parameters and body fields, by call. */
export type Capabilities = ReadonlyMap<string, ReadonlySet<string>>

/** Milliseconds. */
const TIME_LIMIT = 2_000
const FRESH_FOR = 5 * 60_000
const RETRY_AFTER = 30_000
/** Statuses that say nothing about capabilities: the API is unavailable or busy. */
const UNCERTAIN = [429, 502, 503, 504]

type Entry = { base: string; known: Capabilities | null; freshUntil: number; reading: Promise<void> | null }

const shared = singleton('upstream-capabilities', (): { entry?: Entry } => ({}))

const NONE: Capabilities = new Map()

/**
 * What the upstream API announces in its OpenAPI document at /api/openapi.json; without one, only the base calls. It is read again
 * after five minutes, while the cached result is used, and after 30 seconds if it could not be read.
 */
export async function capabilitiesOf(base: string): Promise<Capabilities> {
  if (shared.entry?.base !== base) {
    shared.entry = { base, known: null, freshUntil: -Infinity, reading: null }
  }
  const entry = shared.entry
  if (performance.now() >= entry.freshUntil) entry.reading ??= read(entry)
  if (!entry.known) await entry.reading
  return entry.known ?? NONE
}

async function read(entry: Entry): Promise<void> {
  try {
    const address = new URL(`${entry.base}/api/openapi.json`)
    const { body } = await fetchUpstream(address, {
      method: 'GET',
      headers: { accept: 'application/json' },
      body: null,
      timeLimit: TIME_LIMIT,
    })
    entry.known = readOpenApi(body)
    entry.freshUntil = performance.now() + FRESH_FOR
  } catch (error) {
    const isCertain = !UNCERTAIN.includes((error as { status?: number }).status ?? 503)
    if (isCertain) entry.known = NONE
    else log.warn({ err: error }, 'the OpenAPI document of the API at API_BASE_URL could not be read')
    entry.freshUntil = performance.now() + (isCertain ? FRESH_FOR : RETRY_AFTER)
  } finally {
    entry.reading = null
  }
}

/** Discards the cached capabilities. */
export function clearCapabilities(): void {
  delete shared.entry
}
