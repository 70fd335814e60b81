import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from '../query/moment'

/** Work to do in the background: lib/server/jobs. A row is deleted when its work is done. */
export const jobs = pgTable(
  'jobs',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    /** At most one job of a kind has a key. */
    key: text(),
    data: jsonb().notNull(),
    createdAt: moment('created_at').notNull(),
    runAt: moment('run_at').notNull(),
    attempts: integer().notNull().default(0),
    /** How many processes ended in the middle of it, without giving it back. */
    crashes: integer().notNull().default(0),
    /** Names the attempt that runs it; null if none does. */
    lease: text(),
    /** Until then no other attempt starts. */
    leasedUntil: moment('leased_until'),
    lastError: text('last_error'),
    /** When it was given up; null if it is still to be done. */
    failedAt: moment('failed_at'),
  },
  (table) => [
    uniqueIndex('jobs_key').on(table.kind, table.key),
    index('jobs_due')
      .on(table.runAt)
      .where(sql`failed_at is null`),
    index('jobs_failed')
      .on(table.failedAt)
      .where(sql`failed_at is not null`),
  ],
)
