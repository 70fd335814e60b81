import 'server-only'
import { desc, gte, max, sql, sum } from 'drizzle-orm'
import { MAX_ZERO_RESULT_DAYS, type ZeroResultSearch } from '@/lib/contract/search/search-admin'
import { countRenderEffect } from '../core/request/shared-render'
import type { Database } from '../db/database'
import { searchMisses } from '../db/schema/post-schema'
import { log } from '../core/log'
import { foldText } from '../../search/text/fold-text'
import { readTokens } from '../../search/text/read-tokens'
import { isStopWord, isSideWord } from '../../search/text/stop-words'

const DAY = 86_400_000
/** Distinct queries recorded per day, so that nonsense cannot fill the disk. */
const MAX_PER_DAY = 1_000
const MAX_LENGTH = 80
const MAX_LISTED = 200

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Whether a query has a meaningful word: no single letter or stop word. */
const hasMeaning = (query: string) =>
  readTokens(query).some(
    ({ kind, written }) =>
      kind === 'model' || (kind === 'word' && written.length > 1 && !isStopWord(written) && !isSideWord(written)),
  )

/**
 * The words of a search as they are stored; null for a search that means nothing, or that may be personal data, such
 * as an email address or a phone number.
 */
export function storedWords(text: string): string | null {
  const words = foldText(text)
    .replace(/[\s\0\p{Cs}]+/gu, ' ')
    .trim()
  const isPersonal = words.includes('@') || /\d{7}/.test(words.replace(/[\s().+-]/g, ''))
  const query = words.slice(0, MAX_LENGTH)
  return hasMeaning(query) && !isPersonal ? query : null
}

/** Counts a search without results by query and day, without any data on the visitor. Runs in the background. */
export function recordZeroResult(database: Database, text: string): void {
  countRenderEffect()
  const query = storedWords(text)
  if (query === null) return
  const day = dayOf(Date.now())
  const counted = database.execute(sql`
    with forgotten as (delete from ${searchMisses} where day < ${dayOf(Date.now() - MAX_ZERO_RESULT_DAYS * DAY)}::date)
    insert into ${searchMisses} as misses (day, query, searches)
    select ${day}::date, ${query}, 1
    where (select count(*) from ${searchMisses} where day = ${day}::date) < ${MAX_PER_DAY}
    on conflict (day, query) do update set searches = misses.searches + 1`)
  counted.then(null, (error: unknown) => log.warn({ err: error }, 'a search without results could not be recorded'))
}

/** Searches without results of the last days, the most frequent first. */
export async function listZeroResultSearches(database: Database, days: number): Promise<ZeroResultSearch[]> {
  const searches = sum(searchMisses.searches).mapWith(Number)
  const rows = await database
    .select({ query: searchMisses.query, searches, last_day: max(searchMisses.day) })
    .from(searchMisses)
    .where(gte(searchMisses.day, dayOf(Date.now() - (days - 1) * DAY)))
    .groupBy(searchMisses.query)
    .orderBy(desc(searches), searchMisses.query)
    .limit(MAX_LISTED)
  return rows.map((row) => ({ ...row, last_day: row.last_day ?? '' }))
}
