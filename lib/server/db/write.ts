import 'server-only'
import { sql } from 'drizzle-orm'
import { singleton } from '../core/singleton.mjs'
import type { Database } from './database'

type Shared = { running: number; held: Promise<void> | null; whenNoneRuns: (() => void) | null }

const shared = singleton('writes', (): Shared => ({ running: 0, held: null, whenNoneRuns: null }))

/**
 * Does work in one transaction, after any other write: all of it is stored, or nothing. Writers wait
 * for one another from their first step on, so none can block another half-way.
 */
export async function write<T>(database: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  while (shared.held) await shared.held
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

/** Does work while this process writes nothing: writes that come meanwhile wait, reading goes on. */
export async function pauseWrites<T>(work: () => Promise<T>): Promise<T> {
  while (shared.held) await shared.held
  let release = () => {}
  shared.held = new Promise((resolve) => (release = resolve))
  try {
    if (shared.running > 0) await new Promise<void>((resolve) => (shared.whenNoneRuns = resolve))
    return await work()
  } finally {
    shared.whenNoneRuns = null
    shared.held = null
    release()
  }
}
