import 'server-only'
import { sql } from 'drizzle-orm'
import { singleton } from '../core/singleton.mjs'
import type { Database } from './database'

type Shared = { running: number; held: Promise<void> | null; whenNoneRuns: (() => void) | null }

const shared = singleton('writes', (): Shared => ({ running: 0, held: null, whenNoneRuns: null }))

/**
 * Runs work in one transaction, after any other write of this process: writers queue from their first step on, so that
 * none can deadlock with another.
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

/** Runs work while writes of this process are paused; reads continue. */
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
