import 'server-only'

/** Memory that sets are read into, one after the other, and the set that was read last. */
let room = new Uint32Array(0)
let last: { set: DocSet | null; size: number } = { set: null, size: 0 }

/** Documents by their numbers, a bit for each: of many it takes little memory. */
export class DocSet {
  /** Whether each document is one, by 32 of them. */
  private readonly words: Int32Array
  size = 0

  /** @param docs documents there are: every number is below it. */
  constructor(readonly docs: number) {
    this.words = new Int32Array(Math.ceil(docs / 32))
  }

  /** Adds a document that is not there yet. */
  add(doc: number): void {
    this.put(doc, 1)
  }

  /**
   * Adds a document that is not there yet, or leaves it out.
   * @param times 1 or 0: reckoned, not asked, since which documents pass is too mixed for a processor to foresee.
   */
  put(doc: number, times: number): void {
    this.words[doc >>> 5] = (this.words[doc >>> 5] as number) | (times << (doc & 31))
    this.size += times
  }

  has(doc: number): boolean {
    return ((this.words[doc >>> 5] as number) & (1 << (doc & 31))) !== 0
  }

  /** Those of both sets. */
  and(other: DocSet): DocSet {
    const both = new DocSet(this.docs)
    for (let at = 0; at < this.words.length; at += 1) {
      const word = (this.words[at] as number) & (other.words[at] as number)
      both.words[at] = word
      both.size += bitsOf(word)
    }
    return both
  }

  /** Those whose number is neither less nor more than two others. @param numbers by document; NaN is never between. */
  within(numbers: Float64Array, least: number, most: number): DocSet {
    const docs = this.read()
    const within = new DocSet(this.docs)
    for (let at = 0; at < docs.length; at += 1) {
      const doc = docs[at] as number
      const number = numbers[doc] as number
      within.put(doc, Number(number >= least) & Number(number <= most))
    }
    return within
  }

  /** The documents in the order of their numbers; good until the next set is read or grows. */
  read(): Uint32Array {
    if (last.set === this && last.size === this.size) return room.subarray(0, this.size)
    makeRoom(this.docs)
    let count = 0
    for (let at = 0; at < this.words.length; at += 1) {
      for (let word = this.words[at] as number; word !== 0; word &= word - 1) room[count++] = at * 32 + 31 - Math.clz32(word & -word)
    }
    last = { set: this, size: count }
    return room.subarray(0, count)
  }

  /** Those of all documents that reach the least in each of two lists of numbers. */
  static reaching(docs: number, [a, leastOfA]: [Float32Array, number], [b, leastOfB]: [Uint8Array, number]): DocSet {
    const set = new DocSet(docs)
    makeRoom(docs)
    let count = 0
    for (let at = 0, doc = 0; doc < docs; at += 1) {
      let word = 0
      const end = Math.min(docs, doc + 32)
      for (; doc < end; doc += 1) {
        const reaches = Number((a[doc] as number) >= leastOfA) & Number((b[doc] as number) >= leastOfB)
        word |= reaches << (doc & 31)
        room[count] = doc
        count += reaches
      }
      set.words[at] = word
    }
    set.size = count
    last = { set, size: count }
    return set
  }
}

/** How many bits of 32 are set: counted by twos, by fours, by eights, and added up. */
function bitsOf(word: number): number {
  const twos = word - ((word >>> 1) & 0x5555_5555)
  const fours = (twos & 0x3333_3333) + ((twos >>> 2) & 0x3333_3333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}

function makeRoom(docs: number): void {
  if (room.length < docs) room = new Uint32Array(Math.ceil(docs * 1.25))
}
