import 'server-only'
import { sql } from 'drizzle-orm'
import type { Database } from './database'

/**
 * Does work in one transaction, after any other write: all of it is stored, or nothing. Writers wait
 * for one another from their first step on, so none can block another half-way.
 */
export function write<T>(database: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`select lock_writes()`)
    return work(tx)
  })
}
