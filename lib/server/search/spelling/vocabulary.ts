import 'server-only'
import type { Facts, SearchIndex } from '../index/search-index'
import type { WordToken } from '../text/read-tokens'
import { rootOf } from '../text/stem-word'
import { COSTS, errorCost } from './error-cost'

/** A word of the site that may have been meant; `likely` compares it with others for the same typed word. */
export type Candidate = { id: number; text: string; cost: number; likely: number }

/** The least that a slip costs which brings in a letter the other word lacks. */
const CHEAPEST = Math.min(COSTS.vowel, COSTS.sound, COSTS.neighbour, COSTS.drop, COSTS.add)
/** How many nats one unit of cost is worth against the frequency of a word. */
export const COST_WEIGHT = 5
const MIN_LENGTH = 3
const MAX_CANDIDATES = 6

/** How far a word may be from what was meant: short words leave less room. */
const limitFor = (length: number) => (length <= 3 ? 1 : length <= 4 ? 1.45 : length <= 6 ? 2.2 : length <= 8 ? 2.7 : 3.3)

/** The words of an index, kept so that those near a misspelled one are found in a millisecond or two. */
export class Vocabulary<F extends Facts> {
  private masks = new Uint32Array(0)
  private lengths = new Uint8Array(0)
  private readonly roots = new Map<string, number[]>()
  private read = 0

  constructor(private readonly index: SearchIndex<F>) {}

  /** The likeliest words for a typed one, best first; only such as the asker may see. */
  near(typed: string, all: boolean): Candidate[] {
    this.catchUp()
    const limit = limitFor(typed.length)
    const edits = Math.floor(limit / CHEAPEST)
    const mask = maskOf(typed)
    const found: Candidate[] = []
    for (let id = 0; id < this.read; id += 1) {
      const length = this.lengths[id] ?? 0
      if (length === 0 || Math.abs(length - typed.length) > edits + 1) continue
      const differing = mask ^ (this.masks[id] ?? 0)
      if (ones(differing & mask) > edits || ones(differing & ~mask) > edits) continue
      const frequency = this.index.frequency(id, all)
      if (frequency === 0) continue
      const text = this.index.termText(id)
      if (/\d/.test(text)) continue
      const cost = errorCost(typed, text, limit)
      if (Number.isFinite(cost)) found.push({ id, text, cost, likely: this.commonness(frequency, all) - COST_WEIGHT * cost })
    }
    return found
      .sort((a, b) => b.likely - a.likely)
      .slice(0, MAX_CANDIDATES * 2)
      .filter(({ id }) => this.index.isHeld(id, all))
      .slice(0, MAX_CANDIDATES)
  }

  /** The likeliest words for a token, with and without the ending of its plural. */
  nearest({ term, written }: WordToken, all: boolean): Candidate[] {
    const found = new Map<number, Candidate>()
    for (const typed of new Set([term, written])) {
      for (const candidate of this.near(typed, all)) {
        const before = found.get(candidate.id)
        if (!before || before.likely < candidate.likely) found.set(candidate.id, candidate)
      }
    }
    return [...found.values()].sort((a, b) => b.likely - a.likely)
  }

  /** How likely a word of so many documents is to be meant at all: the logarithm of a share. */
  commonness(frequency: number, all: boolean): number {
    return Math.log((frequency + 0.5) / ((all ? this.index.size : this.index.publicSize) + 1))
  }

  /** The commonest words that begin so. */
  beginning(start: string, all: boolean, most: number): { id: number; frequency: number }[] {
    this.catchUp()
    const found: { id: number; frequency: number }[] = []
    for (let id = 0; id < this.read; id += 1) {
      if ((this.lengths[id] ?? 0) <= start.length || !this.index.termText(id).startsWith(start)) continue
      const frequency = this.index.frequency(id, all)
      if (frequency > 0) found.push({ id, frequency })
    }
    return found.sort((a, b) => b.frequency - a.frequency).slice(0, most)
  }

  /** The words that share a root. */
  withRoot(root: string): number[] {
    this.catchUp()
    return this.roots.get(root) ?? []
  }

  private catchUp(): void {
    const { termCount } = this.index
    if (this.masks.length < termCount) {
      const room = Math.ceil(termCount * 1.25)
      const masks = new Uint32Array(room)
      const lengths = new Uint8Array(room)
      masks.set(this.masks)
      lengths.set(this.lengths)
      this.masks = masks
      this.lengths = lengths
    }
    for (; this.read < termCount; this.read += 1) {
      const text = this.index.termText(this.read)
      const isWord = text.length >= MIN_LENGTH && /^\p{L}/u.test(text)
      this.lengths[this.read] = isWord ? text.length : 0
      this.masks[this.read] = maskOf(text)
      if (!isWord || /\d/.test(text)) continue
      const root = rootOf(text)
      const kin = this.roots.get(root)
      if (kin) kin.push(this.read)
      else this.roots.set(root, [this.read])
    }
  }
}

/** Which letters a word holds. */
function maskOf(word: string): number {
  let mask = 0
  for (let at = 0; at < word.length; at += 1) mask |= 1 << (word.charCodeAt(at) % 31)
  return mask >>> 0
}

function ones(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
