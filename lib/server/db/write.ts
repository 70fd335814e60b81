import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { singleton } from '../core/singleton.mjs'
import type { Database } from './database'
import { UNCACHED_TABLES, uncountedHandle } from './write-counter'

type Shared = { running: number; paused: Promise<void> | null; whenNoneRuns: (() => void) | null }

const shared = singleton('writes', (): Shared => ({ running: 0, paused: null, whenNoneRuns: null }))

/**
 * Runs work in one transaction, after any other write of this process: writers queue from their first step on, so that
 * none can deadlock with another.
 */
export async function write<T>(database: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  while (shared.paused) await shared.paused
  shared.running += 1
  try {
    return await database.transaction(async (tx) => {
      await tx.execute(sql`select lock_writes()`)
      return work(tx)
    })
  } finally {
    shared.running -= 1
    if (shared.running === 0) shared.whenNoneRuns?.()
  }
}

/** What a write to uncached tables may do. */
type UncachedWrite = Pick<Database, 'select' | 'insert' | 'update' | 'delete'>

/**
 * `write` for UNCACHED_TABLES alone: cached queries and pages stay valid, so that it may run every few seconds.
 * @throws for a change of any other table.
 */
export async function writeUncached<T>(database: Database, work: (tx: UncachedWrite) => Promise<T>): Promise<T> {
  return write(uncountedHandle(database), (tx) => {
    const allowed = <Table extends PgTable>(table: Table): Table => {
      if (!UNCACHED_TABLES.has(table)) throw new Error(`${getTableName(table)} may be cached: use write()`)
      return table
    }
    return work({
      select: tx.select.bind(tx),
      insert: (table) => tx.insert(allowed(table)),
      update: (table) => tx.update(allowed(table)),
      delete: (table) => tx.delete(allowed(table)),
    })
  })
}

/** Runs work while writes of this process are paused; reads continue. */
export async function pauseWrites<T>(work: () => Promise<T>): Promise<T> {
  while (shared.paused) await shared.paused
  let release = () => {}
  shared.paused = new Promise((resolve) => (release = resolve))
  try {
    if (shared.running > 0) await new Promise<void>((resolve) => (shared.whenNoneRuns = resolve))
    return await work()
  } finally {
    shared.whenNoneRuns = null
    shared.paused = null
    release()
  }
}
