import 'server-only'
import { desc, gte, max, sql, sum } from 'drizzle-orm'
import { MAX_ZERO_RESULT_DAYS, type ZeroResultSearch } from '@/lib/contract/search-admin'
import { countRenderEffect } from '../core/shared-render.mjs'
import type { Database } from '../db/database'
import { primaryOf } from '../db/replica'
import { searchMisses } from '../db/schema'
import { log } from '../core/log'
import { foldText } from '../../search/text/fold-text'
import { readTokens } from '../../search/text/read-tokens'
import { isStopWord, isSideWord } from '../../search/text/stop-words'

const DAY = 86_400_000
/** Different texts that are counted on one day: whoever searches for nonsense fills no disk. */
const MOST_A_DAY = 1_000
const MAX_LENGTH = 80
const LISTED = 200

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Whether a text holds a word that something could be found by: not a letter alone, nor 'the'. */
const saysSomething = (query: string) =>
  readTokens(query).some(({ kind, written }) => kind === 'model' || (kind === 'word' && written.length > 1 && !isStopWord(written) && !isSideWord(written)))

/** Counts a search without an answer: the text and the day, nothing of who asked. Never holds up the search. */
export function recordZeroResult(database: Database, text: string): void {
  countRenderEffect()
  const query = foldText(text).replace(/[\s\0\p{Cs}]+/gu, ' ').trim().slice(0, MAX_LENGTH)
  // What may name a person, such as an address of mail or a number of a telephone, is not kept.
  if (!saysSomething(query) || query.includes('@') || /\d{7}/.test(query.replace(/[\s().+-]/g, ''))) return
  const day = dayOf(Date.now())
  const counted = primaryOf(database).execute(sql`
    with forgotten as (delete from ${searchMisses} where day < ${dayOf(Date.now() - MAX_ZERO_RESULT_DAYS * DAY)}::date)
    insert into ${searchMisses} as misses (day, query, searches)
    select ${day}::date, ${query}, 1
    where (select count(*) from ${searchMisses} where day = ${day}::date) < ${MOST_A_DAY}
    on conflict (day, query) do update set searches = misses.searches + 1`)
  counted.then(null, (error: unknown) => log.warn({ err: error }, 'a search without an answer was not counted'))
}

/** What was searched for and not found in the last so many days, the most wanted first. */
export async function listZeroResultSearches(database: Database, days: number): Promise<ZeroResultSearch[]> {
  const searches = sum(searchMisses.searches).mapWith(Number)
  const rows = await database
    .select({ query: searchMisses.query, searches, last_day: max(searchMisses.day) })
    .from(searchMisses)
    .where(gte(searchMisses.day, dayOf(Date.now() - (days - 1) * DAY)))
    .groupBy(searchMisses.query)
    .orderBy(desc(searches), searchMisses.query)
    .limit(LISTED)
  return rows.map((row) => ({ ...row, last_day: row.last_day ?? '' }))
}
