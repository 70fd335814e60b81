import { type PgDatabase, type PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core'
import * as schema from './schema/post-schema'
import { is, sql } from 'drizzle-orm'
import { singleton } from '../core/singleton.mjs'

/** A database of either engine, or a transaction on one. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** All migrations, in order. */
export const MIGRATIONS_FOLDER = 'lib/server/db/migrations'

type Shared = { running: number; paused: Promise<void> | null; whenNoneRuns: (() => void) | null }

const shared = singleton('writes', (): Shared => ({ running: 0, paused: null, whenNoneRuns: null }))

/**
 * Runs work in one transaction, after any other write of this process: writers queue from their first step on, so that
 * none can deadlock with another. Within a transaction, the work is a part of it.
 */
export async function write<T>(database: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  if (is(database, PgTransaction)) return work(database)
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
