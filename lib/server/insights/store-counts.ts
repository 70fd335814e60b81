import { lt, sql } from 'drizzle-orm'
import { MAX_INSIGHT_DAYS } from '@/lib/contract/insights/insight-views'
import { log } from '../core/log'
import type { Database } from '../db/database'
import { visitCounts } from '../db/schema/insight-schema'
import { writeUncached } from '../db/write-counter'
import { dayAfter, dayOf, returnCounts, takeCounts, waitingCounts } from './visit-tally'

/** Milliseconds between two writes: what a process that is killed loses at most. */
const PAUSE = 60_000
const BATCH_SIZE = 500
/** Days for which counts are stored: the longest period, and the one before it, to compare with. */
const STORED_DAYS = 2 * MAX_INSIGHT_DAYS

/** Adds the counts since the last time to those stored, also by other instances. If it fails, they are counted on. */
export async function storeCounts(database: Database): Promise<void> {
  const counts = takeCounts()
  if (counts.length === 0) return
  try {
    await writeUncached(database, async (tx) => {
      for (let at = 0; at < counts.length; at += BATCH_SIZE) {
        const { day, kind, postId, productId, detail, count } = visitCounts
        await tx
          .insert(visitCounts)
          .values(counts.slice(at, at + BATCH_SIZE))
          .onConflictDoUpdate({
            target: [day, kind, postId, productId, detail],
            set: { count: sql`${count} + excluded.count` },
          })
      }
      await tx.delete(visitCounts).where(lt(visitCounts.day, dayAfter(dayOf(Date.now()), -STORED_DAYS)))
    })
  } catch (error) {
    returnCounts(counts)
    throw error
  }
}

/** Stores counts once a minute. @param database opens the database. */
export function scheduleCounts(database: () => Promise<Database>): void {
  setInterval(() => void storeCountsOf(database), PAUSE).unref()
}

/** Stores the counts so far; a failure is logged. @param database opens the database. */
export async function storeCountsOf(database: () => Promise<Database>): Promise<void> {
  if (waitingCounts() === 0) return
  await database()
    .then(storeCounts)
    .catch((error: unknown) => log.warn({ err: error }, 'counts of visits could not be stored'))
}
