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
