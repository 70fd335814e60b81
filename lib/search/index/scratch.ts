import type { PostingList } from './postings'

/** Working memory that is reused by one query after the other, so that none allocates arrays of the size of the index. */
export class Scratch {
  /** Two decoded postings lists, for intersections. */
  readonly lists: [PostingList, PostingList]
  /** By document, zero between queries: its best match of the current slot. */
  readonly best: Float32Array
  /** By document: sum of weighted impacts. */
  readonly scores: Float32Array
  /** By document: coverage of the query. */
  readonly covered: Float32Array
  /** By document: slots matched. */
  readonly matchedSlots: Uint8Array
  /** By document: final score, where computed. */
  readonly values: Float64Array
  /** By document, zero between queries. */
  readonly marks: Uint8Array
  /** A list of documents. */
  readonly docs: Uint32Array

  /** @param size capacity in documents. */
  constructor(readonly size: number) {
    const list = (): PostingList => ({ docs: new Uint32Array(size), steps: new Uint8Array(size), length: 0 })
    this.lists = [list(), list()]
    this.best = new Float32Array(size)
    this.scores = new Float32Array(size)
    this.covered = new Float32Array(size)
    this.matchedSlots = new Uint8Array(size)
    this.values = new Float64Array(size)
    this.marks = new Uint8Array(size)
    this.docs = new Uint32Array(size)
  }
}

type Numbers = Uint8Array | Uint32Array | Float64Array

/** A typed array that grows by half when full. */
export class GrowingArray<T extends Numbers> {
  /** The backing array, longer than `length`; valid until the next push. */
  values: T
  length = 0

  constructor(private readonly Kind: new (length: number) => T) {
    this.values = new Kind(16)
  }

  push(value: number): void {
    if (this.length === this.values.length) {
      const wider = new this.Kind(Math.ceil(this.values.length * 1.5))
      wider.set(this.values)
      this.values = wider
    }
    this.values[this.length++] = value
  }

  set(index: number, value: number): void {
    this.values[index] = value
  }

  add(index: number, value: number): void {
    this.values[index] = this.at(index) + value
  }

  at(index: number): number {
    return this.values[index] ?? 0
  }
}
