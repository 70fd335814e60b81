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
    this.words[doc >>> 5] = (this.words[doc >>> 5] as number) | (1 << (doc & 31))
    this.size += 1
  }

  /** Those of either set, which have none in common. */
  with(other: DocSet): DocSet {
    if (other.size === 0) return this
    const both = new DocSet(this.docs)
    for (let at = 0; at < this.words.length; at += 1) both.words[at] = (this.words[at] as number) | (other.words[at] as number)
    both.size = this.size + other.size
    return both
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
        // Reckoned, not asked: which documents are found is too mixed for a processor to foresee.
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

function makeRoom(docs: number): void {
  if (room.length < docs) room = new Uint32Array(Math.ceil(docs * 1.25))
}
