/** Shared memory that sets are decoded into, and the set that was decoded last. */
let memory = new Uint32Array(0)
let last: { set: DocSet | null; size: number } = { set: null, size: 0 }

/** A set of documents as a bitmap. */
export class DocSet {
  /** A bit per document, 32 to a word. */
  private readonly words: Int32Array
  size = 0

  /** @param docs number of documents: an upper bound of document numbers. */
  constructor(readonly docs: number) {
    this.words = new Int32Array(Math.ceil(docs / 32))
  }

  /** Adds a document that is not in the set yet. */
  add(doc: number): void {
    this.put(doc, 1)
  }

  /**
   * Adds a document that is not in the set yet, or does nothing.
   * @param times 1 or 0: branch-free, since the outcome is too irregular for branch prediction.
   */
  put(doc: number, times: number): void {
    this.words[doc >>> 5] = (this.words[doc >>> 5] as number) | (times << (doc & 31))
    this.size += times
  }

  has(doc: number): boolean {
    return ((this.words[doc >>> 5] as number) & (1 << (doc & 31))) !== 0
  }

  /** The intersection. */
  and(other: DocSet): DocSet {
    const both = new DocSet(this.docs)
    for (let at = 0; at < this.words.length; at += 1) {
      const word = (this.words[at] as number) & (other.words[at] as number)
      both.words[at] = word
      both.size += bitsOf(word)
    }
    return both
  }

  /** The documents whose number is within a range. @param numbers by document; NaN is in no range. */
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

  /** The documents that are in the set, in the order given. */
  pick(docs: Uint32Array): Uint32Array {
    const picked = new Uint32Array(docs.length)
    let count = 0
    for (let at = 0; at < docs.length; at += 1) {
      const doc = docs[at] as number
      if (this.has(doc)) picked[count++] = doc
    }
    return picked.subarray(0, count)
  }

  /** The documents in order; valid until the next set is read or this one changes. */
  read(): Uint32Array {
    if (last.set === this && last.size === this.size) return memory.subarray(0, this.size)
    ensureMemory(this.docs)
    let count = 0
    for (let at = 0; at < this.words.length; at += 1) {
      for (let word = this.words[at] as number; word !== 0; word &= word - 1)
        memory[count++] = at * 32 + 31 - Math.clz32(word & -word)
    }
    last = { set: this, size: count }
    return memory.subarray(0, count)
  }

  /** All documents that reach the minimum in each of two columns. */
  static reaching(docs: number, [a, leastOfA]: [Float32Array, number], [b, leastOfB]: [Uint8Array, number]): DocSet {
    const set = new DocSet(docs)
    ensureMemory(docs)
    let count = 0
    for (let at = 0, doc = 0; doc < docs; at += 1) {
      let word = 0
      const end = Math.min(docs, doc + 32)
      for (; doc < end; doc += 1) {
        const reaches = Number((a[doc] as number) >= leastOfA) & Number((b[doc] as number) >= leastOfB)
        word |= reaches << (doc & 31)
        memory[count] = doc
        count += reaches
      }
      set.words[at] = word
    }
    set.size = count
    last = { set, size: count }
    return set
  }
}

/** Population count of a 32-bit word. */
function bitsOf(word: number): number {
  const twos = word - ((word >>> 1) & 0x5555_5555)
  const fours = (twos & 0x3333_3333) + ((twos >>> 2) & 0x3333_3333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}

function ensureMemory(docs: number): void {
  if (memory.length < docs) memory = new Uint32Array(Math.ceil(docs * 1.25))
}
