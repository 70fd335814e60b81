import { GrowingArray } from '../index/growing-array'
import type { SearchIndex } from '../index/search-index'
import type { WordToken } from '../text/read-tokens'
import { rootOf } from '../text/stem-word'
import { COSTS, editCost } from './edit-cost'

/** A word of the site that may have been meant; `likely` is its log-likelihood relative to other candidates. */
export type Candidate = { id: number; text: string; cost: number; likely: number }

/** Nats per unit of edit cost, relative to the log frequency of a word. */
export const COST_WEIGHT = 5
const MIN_LENGTH = 3
const MAX_CANDIDATES = 6
/** Candidates this many nats behind the likeliest one are pruned: no other evidence can make up for it. */
const PRUNED_BEHIND = 7
/** The cost of one error: words this near are searched first, since they allow pruning of the others. */
const NEAR_COST = 1

/** Highest edit cost of a candidate by word length. */
const limitFor = (length: number) =>
  length <= 3 ? 1 : length <= 4 ? 1.45 : length <= 6 ? 2.2 : length <= 8 ? 2.7 : 3.3

type Search = { typed: string; limit: number; all: boolean; best: number }

/** Words of one length: a bit mask of the letters of each, and its term id. */
type Bucket = { masks: GrowingArray<Uint32Array>; ids: GrowingArray<Uint32Array> }

/** The words of an index, organized so that candidates for a misspelled word are found in a millisecond or two. */
export class Vocabulary {
  private readonly byLength: Bucket[] = []
  private readonly byStart = new Map<string, number[]>()
  private readonly roots = new Map<string, number[]>()
  private read = 0

  constructor(private readonly index: SearchIndex) {}

  /** The likeliest visible words for a typed one, best first. */
  near(typed: string, all: boolean): Candidate[] {
    const [nearest] = this.search(typed, NEAR_COST, all)
    return this.search(typed, limitFor(typed.length), all, nearest?.likely)
  }

  /** Whether any word is within an edit cost: much cheaper than `near`. */
  hasWithin(typed: string, limit: number, all: boolean): boolean {
    return this.search(typed, limit, all).length > 0
  }

  /** @param best log-likelihood of a candidate that is known already. */
  private search(typed: string, limit: number, all: boolean, best = Number.NEGATIVE_INFINITY): Candidate[] {
    this.catchUp()
    const reach = Math.ceil(limit / COSTS.drop)
    const found: Candidate[] = []
    // From the typed length outwards: the sooner the likeliest is found, the more others are pruned.
    for (let apart = 0; apart <= reach; apart += 1) {
      for (const length of apart === 0 ? [typed.length] : [typed.length - apart, typed.length + apart]) {
        const bucket = this.byLength[length]
        if (bucket) best = this.searchBucket(bucket, { typed, limit, all, best }, found)
      }
    }
    // Ties must not depend on the order in which words were indexed.
    return found
      .sort((a, b) => b.likely - a.likely || a.text.length - b.text.length || (a.text < b.text ? -1 : 1))
      .slice(0, MAX_CANDIDATES)
  }

  /** Adds the candidates of one length. @returns the log-likelihood of the best one so far. */
  private searchBucket(
    { masks, ids }: Bucket,
    { typed, limit, all, best: before }: Search,
    found: Candidate[],
  ): number {
    let best = before
    const mask = maskOf(typed)
    const [letters, numbers] = [masks.values, ids.values]
    for (let at = 0; at < ids.length; at += 1) {
      const least = leastCost(mask, letters[at] as number)
      if (least > limit || -COST_WEIGHT * least < best - PRUNED_BEHIND) continue
      const id = numbers[at] as number
      const frequency = this.index.frequency(id, all)
      if (frequency === 0) continue
      const common = this.prior(frequency, all)
      const costLimit = Math.min(limit, (common - best + PRUNED_BEHIND) / COST_WEIGHT)
      if (least > costLimit) continue
      const text = this.index.termText(id)
      const cost = editCost(typed, text, costLimit)
      if (!Number.isFinite(cost)) continue
      const likely = common - COST_WEIGHT * cost
      found.push({ id, text, cost, likely })
      if (likely > best) best = likely
    }
    return best
  }

  /** The likeliest words for a token, with and without its plural ending, and by sound. */
  nearest({ term, written }: WordToken, all: boolean): Candidate[] {
    const found = new Map<number, Candidate>()
    for (const { typed, cost } of [term, written, ...soundingLike(term)].map((reading, at) => ({
      typed: reading,
      cost: at < 2 ? 0 : SOUND_COST,
    }))) {
      for (const candidate of this.near(typed, all)) {
        const adjusted = { ...candidate, cost: candidate.cost + cost, likely: candidate.likely - COST_WEIGHT * cost }
        const before = found.get(candidate.id)
        if (!before || before.likely < adjusted.likely) found.set(candidate.id, adjusted)
      }
    }
    return [...found.values()].sort((a, b) => b.likely - a.likely)
  }

  /** The prior log-likelihood of a word by its document frequency. */
  prior(frequency: number, all: boolean): number {
    return Math.log((frequency + 0.5) / ((all ? this.index.size : this.index.publicSize) + 1))
  }

  /** Whether any longer word has this prefix. */
  hasPrefix(start: string, all: boolean): boolean {
    this.catchUp()
    const words = this.byStart.get(start.slice(0, MIN_LENGTH)) ?? []
    return words.some(
      (id) =>
        this.index.termText(id).length > start.length &&
        this.index.termText(id).startsWith(start) &&
        this.index.frequency(id, all) > 0,
    )
  }

  /** The most frequent longer words with this prefix. */
  withPrefix(start: string, all: boolean, most: number): { id: number; frequency: number }[] {
    this.catchUp()
    const found: { id: number; text: string; frequency: number }[] = []
    for (const id of this.byStart.get(start.slice(0, MIN_LENGTH)) ?? []) {
      const text = this.index.termText(id)
      if (text.length <= start.length || !text.startsWith(start)) continue
      const frequency = this.index.frequency(id, all)
      if (frequency > 0) found.push({ id, text, frequency })
    }
    return found.sort((a, b) => b.frequency - a.frequency || (a.text < b.text ? -1 : 1)).slice(0, most)
  }

  withRoot(root: string): number[] {
    this.catchUp()
    return (this.roots.get(root) ?? []).filter((id) => this.index.frequency(id, true) > 0)
  }

  private catchUp(): void {
    for (; this.read < this.index.termCount; this.read += 1) {
      const text = this.index.termText(this.read)
      if (text.length < MIN_LENGTH || !/^\p{L}/u.test(text)) continue
      put(this.byStart, text.slice(0, MIN_LENGTH), this.read)
      if (/\d/.test(text)) continue
      put(this.roots, rootOf(text), this.read)
      const bucket = (this.byLength[text.length] ??= {
        masks: new GrowingArray(Uint32Array),
        ids: new GrowingArray(Uint32Array),
      })
      bucket.masks.push(maskOf(text))
      bucket.ids.push(this.read)
    }
  }
}

/** Edit cost of another spelling of the same sound. */
const SOUND_COST = 0.7
const SOUNDS: [RegExp, string][] = [
  [/ph/, 'f'],
  [/^f/, 'ph'],
  [/[aeiou]l$/, 'le'],
  [/sion$/, 'tion'],
]

/** Other spellings of the same sound: phlange, flange; spindal, spindle. */
function soundingLike(word: string): string[] {
  if (word.length < 6) return []
  return SOUNDS.filter(([sound]) => sound.test(word)).map(([sound, letters]) => word.replace(sound, letters))
}

function put(lists: Map<string, number[]>, key: string, id: number): void {
  const list = lists.get(key)
  if (list) list.push(id)
  else lists.set(key, [id])
}

/** A bit mask of a word's letters. */
function maskOf(word: string): number {
  let mask = 0
  for (let at = 0; at < word.length; at += 1) mask |= 1 << (word.charCodeAt(at) % 31)
  return mask >>> 0
}

/** A lower bound of the edit cost from the letter masks alone. */
function leastCost(typed: number, intended: number): number {
  const added = ones(typed & ~intended)
  const dropped = ones(intended & ~typed)
  return Math.min(added, dropped) * COSTS.sound + Math.abs(added - dropped) * COSTS.drop
}

function ones(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
