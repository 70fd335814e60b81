import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { learnApi } from '../api/proxy/own-api'
import { connection } from '../db/open/connect'
import { databaseFaultOf } from '../db/open/database-fault'
import { requireFreeSpace } from '../db/open/maintenance'
import { posts } from '../db/schema/post-schema'
import { env } from '../core/env'
import { withTimeout } from '../core/with-timeout'
import { bucketOf, bucketStore } from '../images/bucket'
import { cluster } from '../core/changes'
import { loadSearch } from '../search/live/site-search'
import { metrics } from './metrics'

/** `full`: it can be read, but there is no space left for writes. */
type PartState = 'up' | 'full' | 'down'
export type Health = { ready: boolean; parts: Record<string, PartState> }

/** Milliseconds. */
const CHECK_TIMEOUT = 3_000
/** Milliseconds for which one result is shared by all requests. */
const CACHE_MS = 1_000

const CHECKS: Record<string, () => Promise<unknown>> = {
  database: async () => {
    const { database, engine } = await connection()
    await database.select({ id: posts.id }).from(posts).limit(1)
    if (engine === 'embedded') await requireFreeSpace(env().DATA_DIR)
  },
  // A failed build is tried again by the next check.
  search: async () => loadSearch((await connection()).database),
  pictures: async () => {
    const bucket = bucketOf(env())
    if (bucket) return bucketStore(bucket).check()
    const folder = path.join(env().DATA_DIR, 'pictures')
    await mkdir(folder, { recursive: true })
    await access(folder, constants.R_OK | constants.W_OK)
    await requireFreeSpace(folder)
  },
  redis: async () => {
    if (!cluster()?.generation) throw new Error('Redis is unreachable')
  },
  api: async () => {
    const address = new URL(`${env().API_BASE_URL}/api/data/posts/categories`)
    const answer = await fetch(address, { signal: AbortSignal.timeout(CHECK_TIMEOUT), cache: 'no-store' })
    learnApi(address, answer)
    if (!answer.ok) throw new Error('The API answered with an error')
  },
}

/** The site works without it, only slower: each instance renders and counts by itself. It does not make the site unready. */
const OPTIONAL_PART = 'redis'

let cached: { at: number; health: Promise<Health> } | undefined

/** The state of each part that this site depends on, checked at most once a second. */
export function readHealth(): Promise<Health> {
  if (!cached || performance.now() - cached.at > CACHE_MS) cached = { at: performance.now(), health: checkParts() }
  return cached.health
}

async function checkParts(): Promise<Health> {
  const parts = env().API_BASE_URL ? ['api'] : ['database', 'search', 'pictures']
  const names = [...parts, ...(cluster() ? ['redis'] : [])]
  const states = await Promise.all(names.map(async (name) => [name, await stateOf(CHECKS[name])] as const))
  for (const [part, state] of states) metrics().partUp.set({ part }, state === 'up' ? 1 : 0)
  return {
    ready: states.every(([part, state]) => state === 'up' || part === OPTIONAL_PART),
    parts: Object.fromEntries(states),
  }
}

async function stateOf(check: (() => Promise<unknown>) | undefined): Promise<PartState> {
  try {
    return await withTimeout(
      Promise.resolve(check?.()).then(() => 'up' as const),
      CHECK_TIMEOUT,
      () => 'down',
    )
  } catch (error) {
    return databaseFaultOf(error) === 'full' ? 'full' : 'down'
  }
}

/** Discards the cached result. */
export function clearHealth(): void {
  cached = undefined
}
