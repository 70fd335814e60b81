import 'server-only'
import { singleton } from '../core/singleton.mjs'
import type { visitCounts } from '../db/schema/insight-schema'
import { dayOf } from './visit-day'

/** A count of one day, as it is stored. */
export type VisitCount = typeof visitCounts.$inferInsert
type Counted = Pick<VisitCount, 'kind'> & Partial<Pick<VisitCount, 'postId' | 'productId' | 'detail'>>

/** Searches stored by their words per day; others are counted without them, so that nonsense cannot fill the disk. */
const MAX_WORDS_PER_DAY = 1_000
/** Pairs of post and product whose clicks are stored per day; others are counted without the post. */
const MAX_PAIRS_PER_DAY = 10_000

type Tally = {
  counts: Map<string, VisitCount>
  /** What the counts of a day are stored by: the words of searches, and pairs of post and product. */
  seen: { day: string; words: Set<string>; pairs: Set<string> }
  /** All events since the start of the process, by kind. */
  totals: Map<VisitCount['kind'], number>
}

const tally = singleton('visit-tally', (): Tally => ({
  counts: new Map(),
  seen: { day: '', words: new Set(), pairs: new Set() },
  totals: new Map(),
}))

/**
 * Counts an event of today in memory, until the counts are stored. The number of counts is bounded by that of posts and products,
 * as ids are checked before, and by the limits above.
 */
export function tallyVisit({ kind, postId = '', productId = '', detail = '' }: Counted): void {
  const day = dayOf(Date.now())
  if (tally.seen.day !== day) tally.seen = { day, words: new Set(), pairs: new Set() }
  const { words, pairs } = tally.seen
  const isPair = postId !== '' && productId !== ''
  const hasPost = !isPair || isWithin(pairs, MAX_PAIRS_PER_DAY, `${postId}\n${productId}`)
  const hasDetail = !kind.includes('search') || isWithin(words, MAX_WORDS_PER_DAY, detail)
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

/** Whether a set has a name, or takes it since it has fewer than `max`. */
function isWithin(seen: Set<string>, max: number, name: string): boolean {
  if (!seen.has(name) && seen.size >= max) return false
  seen.add(name)
  return true
}
