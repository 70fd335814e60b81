import { LRUCache } from 'lru-cache'
import { env } from '../core/env'
import { foldText } from '../../search/text/fold-text'
import { readTokens, isStopWord, isSideWord } from '../../search/text/read-tokens'
import { toZonedTime } from '@/lib/format/dates'
import { singleton } from '../core/singleton.mjs'
import type { visitCounts } from '../db/schema/insight-schema'

/** Whether this site counts what visitors do: VISIT_COUNTS. Another API counts for itself. */
export const countsVisits = (): boolean => env().VISIT_COUNTS === 'on' && !env().API_BASE_URL

const MAX_LENGTH = 80

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

const DAY = 86_400_000

const MINUTE = 60_000

/** Days begin with a minute; the last one is remembered, since every event asks for its day. */
const last = { minute: NaN, day: '' }

/** The day of a moment in milliseconds, in the time zone of the site: `2026-03-04`. */
export function dayOf(time: number): string {
  const minute = Math.floor(time / MINUTE)
  if (last.minute !== minute)
    Object.assign(last, { minute, day: toZonedTime(new Date(time).toISOString()).slice(0, 10) })
  return last.day
}

/** The day that is some days after another; before it if negative. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)

/** A count of one day, as it is stored. */
export type VisitCount = typeof visitCounts.$inferInsert

/** An event as it is counted. */
export type Counted = Pick<VisitCount, 'kind'> & Partial<Pick<VisitCount, 'postId' | 'productId' | 'detail'>>

/** Searches stored by their words per day; others are counted without them, so that nonsense cannot fill the disk. */
const MAX_WORDS_PER_DAY = 1_000

/** Pairs of post and product whose clicks are stored per day; others are counted without the post. */
const MAX_PAIRS_PER_DAY = 10_000

/** The part of these names that one client may bring, so that it cannot leave the others without. */
const CLIENT_SHARE = 0.1

/**
 * Names that the counts of a day are stored by. The first `max` are, and as many more that came from two clients: what
 * several visitors ask for is named although others filled the day with what nobody else asks for.
 */
class DayNames {
  readonly #stored = new Set<string>()
  /** Who brought a name that is not stored. */
  readonly #waiting: LRUCache<string, string>
  readonly #broughtBy = new Map<string, number>()
  #confirmed = 0
  readonly #max: number

  constructor(max: number) {
    this.#max = max
    this.#waiting = new LRUCache({ max })
  }

  /** Whether a name is stored. @param client who brings it: an address. */
  admits(name: string, client: string): boolean {
    if (this.#stored.has(name)) return true
    const first = this.#waiting.get(name)
    const isConfirmed = first !== undefined && first !== client
    const brought = this.#broughtBy.get(client) ?? 0
    const hasRoom = isConfirmed
      ? this.#confirmed < this.#max
      : this.#stored.size - this.#confirmed < this.#max && brought < this.#max * CLIENT_SHARE
    if (!hasRoom) {
      if (first === undefined) this.#waiting.set(name, client)
      return false
    }
    if (isConfirmed) this.#confirmed += 1
    else this.#broughtBy.set(client, brought + 1)
    this.#waiting.delete(name)
    this.#stored.add(name)
    return true
  }
}

type Tally = {
  counts: Map<string, VisitCount>
  /** What the counts of a day are stored by: the words of searches, and pairs of post and product. */
  seen: { day: string; words: DayNames; pairs: DayNames }
  /** All events since the start of the process, by kind. */
  totals: Map<VisitCount['kind'], number>
}

const namesOf = (day: string) => ({
  day,
  words: new DayNames(MAX_WORDS_PER_DAY),
  pairs: new DayNames(MAX_PAIRS_PER_DAY),
})

const tally = singleton('visit-tally', (): Tally => ({
  counts: new Map(),
  seen: namesOf(''),
  totals: new Map(),
}))

/**
 * Counts an event of today in memory, until the counts are stored. The number of counts is bounded by that of posts and products,
 * as ids are checked before, and by the limits above.
 * @param client who caused it, as one key for each client address; it is not stored.
 */
export function tallyVisit({ kind, postId = '', productId = '', detail = '' }: Counted, client: string): void {
  const day = dayOf(Date.now())
  if (tally.seen.day !== day) tally.seen = namesOf(day)
  const { words, pairs } = tally.seen
  const isPair = postId !== '' && productId !== ''
  const hasPost = !isPair || pairs.admits(`${postId}\n${productId}`, client)
  const hasDetail = !kind.includes('search') || words.admits(detail, client)
  add({ day, kind, postId: hasPost ? postId : '', productId, detail: hasDetail ? detail : '', count: 1 })
  tally.totals.set(kind, (tally.totals.get(kind) ?? 0) + 1)
}

/** Takes the counts since the last time. */
export function takeCounts(): VisitCount[] {
  const taken = [...tally.counts.values()]
  tally.counts.clear()
  return taken
}

/** Returns counts that could not be stored. */
export function returnCounts(counts: VisitCount[]): void {
  for (const each of counts) add(each)
}

/** All events since the start of the process, by kind. */
export const visitTotals = (): ReadonlyMap<VisitCount['kind'], number> => tally.totals

/** The number of counts that wait to be stored. */
export const waitingCounts = (): number => tally.counts.size

function add(count: VisitCount): void {
  const key = [count.day, count.kind, count.postId, count.productId, count.detail].join('\n')
  const known = tally.counts.get(key)
  if (known) known.count += count.count
  else tally.counts.set(key, { ...count })
}
