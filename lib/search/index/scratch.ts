import 'server-only'
import type { PostingList } from './postings'

/** Memory that searches of an index work in one after the other: what one leaves there is the next one's to write over. */
export class Scratch {
  /** Two lists of postings, for those that read one beside the other. */
  readonly lists: [PostingList, PostingList]
  /** By document, zero between searches: how well it meets the word that is looked for. */
  readonly best: Float32Array
  /** By document: how well it meets the whole query. */
  readonly scores: Float32Array
  /** By document: how much of the query it holds. */
  readonly covered: Float32Array
  /** By document: how many words of the query it holds. */
  readonly held: Uint8Array
  /** By document: its score, where that was reckoned. */
  readonly values: Float64Array
  /** By document, zero between searches. */
  readonly marks: Uint8Array
  /** Documents. */
  readonly docs: Uint32Array

  /** @param size documents that there is room for. */
  constructor(readonly size: number) {
    const list = (): PostingList => ({ docs: new Uint32Array(size), steps: new Uint8Array(size), length: 0 })
    this.lists = [list(), list()]
    this.best = new Float32Array(size)
    this.scores = new Float32Array(size)
    this.covered = new Float32Array(size)
    this.held = new Uint8Array(size)
    this.values = new Float64Array(size)
    this.marks = new Uint8Array(size)
    this.docs = new Uint32Array(size)
  }
}
