import { asc, desc, inArray, notInArray, sql } from 'drizzle-orm'
import type { MissingVisit } from '@/lib/contract/redirect'
import { plainRedirectKey } from '@/lib/format/addresses/redirect-key'
import { log } from '../core/log'
import { singleton } from '../core/singleton.mjs'
import type { Database } from '../db/database'
import { missingVisits } from '../db/schema/redirect-schema'
import { writeUncached } from '../db/write-counter'

/** Paths stored, so that nonsense cannot fill the disk; the most visited stay. */
const MAX_STORED = 1_000
/** Paths collected between two writes. */
const MAX_COLLECTED = 200
const MAX_LENGTH = 300
/** Milliseconds between two writes. */
const PAUSE = 30_000
const LISTED = 100
/** What programs that look for weak sites request. */
const PROBE =
  /\.(?:php\d?|aspx?|jsp|cgi|env|git|sql|bak|ya?ml|ini|log)(?:\/|$)|\/(?:wp-|\.|cgi-bin|phpmyadmin|xmlrpc|vendor\/)/

type Visit = { visits: number; lastAt: Date; referrer: string | null }

const collected = singleton('missing-visits', () => new Map<string, Visit>())

/**
 * Counts a visit to a path that is not there; stored later.
 * @param referrer the page that led there, of which only the host is stored.
 */
export function countMissingVisit(path: string, referrer: string | undefined): void {
  const key = plainRedirectKey(path)
  if (key === null || key.length > MAX_LENGTH || PROBE.test(key)) return
  const known = collected.get(key)
  if (!known && collected.size >= MAX_COLLECTED) return
  const host = referrer && URL.canParse(referrer) ? new URL(referrer).host : null
  collected.set(key, {
    visits: (known?.visits ?? 0) + 1,
    lastAt: new Date(),
    referrer: host || known?.referrer || null,
  })
}

/** Stores the visits counted so far. */
async function storeMissingVisits(database: Database): Promise<void> {
  if (collected.size === 0) return
  const rows = [...collected].map(([path, visit]) => ({ path, ...visit }))
  collected.clear()
  await writeUncached(database, async (tx) => {
    await tx
      .insert(missingVisits)
      .values(rows)
      .onConflictDoUpdate({
        target: missingVisits.path,
        set: {
          visits: sql`${missingVisits.visits} + excluded.visits`,
          lastAt: sql`excluded.last_at`,
          referrer: sql`coalesce(excluded.referrer, ${missingVisits.referrer})`,
        },
      })
    const mostVisited = tx
      .select({ path: missingVisits.path })
      .from(missingVisits)
      .orderBy(desc(missingVisits.visits), desc(missingVisits.lastAt))
      .limit(MAX_STORED)
    await tx.delete(missingVisits).where(notInArray(missingVisits.path, mostVisited))
  })
}

/** Stores counted visits from time to time. @param database opens the database. */
export function scheduleMissingVisits(database: () => Promise<Database>): void {
  setInterval(() => {
    if (collected.size === 0) return
    database()
      .then(storeMissingVisits)
      .catch((error: unknown) => log.warn({ err: error }, 'visits to missing paths could not be stored'))
  }, PAUSE).unref()
}

/** The paths that visitors missed, the most visited first. */
export async function listMissingVisits(database: Database): Promise<MissingVisit[]> {
  await storeMissingVisits(database)
  const rows = await database
    .select()
    .from(missingVisits)
    .orderBy(desc(missingVisits.visits), asc(missingVisits.path))
    .limit(LISTED)
  return rows.map(({ path, visits, lastAt, referrer }) => ({ path, visits, last_at: lastAt.toISOString(), referrer }))
}

/** Removes paths from the list; they return with the next visit. */
export async function forgetMissingVisits(database: Database, paths: string[]): Promise<void> {
  await writeUncached(database, (tx) => tx.delete(missingVisits).where(inArray(missingVisits.path, paths)))
}
