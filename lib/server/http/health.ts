import 'server-only'
import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { connection } from '../db/connect'
import { databaseFaultOf } from '../db/database-fault'
import { requireFreeSpace } from '../db/free-space'
import { env } from '../core/env'
import { bucketOf } from '../images/bucket-of'
import { bucketStore } from '../images/bucket-store'
import { instances } from '../core/cluster'
import { metrics } from './metrics'

/** `full`: it can be read, but there is no room for more. */
type PartState = 'up' | 'full' | 'down'
export type Health = { ready: boolean; parts: Record<string, PartState> }

/** Milliseconds. */
const TIME_LIMIT = 3_000
/** Milliseconds for which an answer serves for all who ask. */
const KEPT_FOR = 1_000

const CHECKS: Record<string, () => Promise<unknown>> = {
  database: async () => {
    const { database, engine } = await connection()
    await database.execute(sql`select 1`)
    if (engine === 'embedded') await requireFreeSpace(env().DATA_DIR)
  },
  replica: async () => {
    if (!(await (await connection()).replica?.isCurrent())) throw new Error('The replica is behind or away')
  },
  pictures: async () => {
    const bucket = bucketOf(env())
    if (bucket) return bucketStore(bucket).check()
    const folder = path.join(env().DATA_DIR, 'pictures')
    await mkdir(folder, { recursive: true })
    await access(folder, constants.R_OK | constants.W_OK)
    await requireFreeSpace(folder)
  },
  redis: async () => {
    if (!instances()?.generation) throw new Error('Redis is away')
  },
  api: async () => {
    const address = `${env().API_BASE_URL}/api/data/posts/categories`
    const { ok } = await fetch(address, { signal: AbortSignal.timeout(TIME_LIMIT), cache: 'no-store' })
    if (!ok) throw new Error('The API does not answer as it should')
  },
}

/** Without them pages are drawn by each instance, limits counted by each, and all read from one server: no reason to take it out of service. */
const DISPENSABLE = ['redis', 'replica']

let latest: { at: number; health: Promise<Health> } | undefined

/** The state of each part that this site stands on, looked at once a second at most. */
export function readHealth(): Promise<Health> {
  if (!latest || performance.now() - latest.at > KEPT_FOR) latest = { at: performance.now(), health: look() }
  return latest.health
}

async function look(): Promise<Health> {
  const { API_BASE_URL, DATABASE_REPLICA_URL } = env()
  const parts = API_BASE_URL ? ['api'] : ['database', 'pictures', ...(DATABASE_REPLICA_URL ? ['replica'] : [])]
  const names = [...parts, ...(instances() ? ['redis'] : [])]
  const states = await Promise.all(names.map(async (name) => [name, await stateOf(CHECKS[name])] as const))
  for (const [part, state] of states) metrics().parts.set({ part }, state === 'up' ? 1 : 0)
  return { ready: states.every(([part, state]) => state === 'up' || DISPENSABLE.includes(part)), parts: Object.fromEntries(states) }
}

async function stateOf(check: (() => Promise<unknown>) | undefined): Promise<PartState> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise((_resolve, reject) => (timer = setTimeout(() => reject(new Error('It took too long')), TIME_LIMIT)))
  try {
    await Promise.race([check?.(), late])
    return 'up'
  } catch (error) {
    return databaseFaultOf(error) === 'full' ? 'full' : 'down'
  } finally {
    clearTimeout(timer)
  }
}

/** Forgets what was seen last. */
export function forgetHealth(): void {
  latest = undefined
}
