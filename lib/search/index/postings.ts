import { GrowingArray } from './growing-array'

/** Impacts are quantized to 255 steps of 1/32. */
const STEPS = 32
const MAX_STEP = 255

export const IMPACTS = Float64Array.from({ length: MAX_STEP + 1 }, (_, step) => step / STEPS)

/** Decoded postings: documents in order, each with its impact step. */
export type PostingList = { docs: Uint32Array; steps: Uint8Array; length: number }

/** An entry's most bytes: a document number in five, and its impact. */
const ENTRY = 6
const SMALLEST = 8
/** What is held of a term: where its block begins, its entries end and its block ends, and its last document plus 1. */
const [START, END, LIMIT, NEXT, FIELDS] = [0, 1, 2, 3, 4]

/**
 * Append-only postings by term: delta-encoded documents with quantized impacts, two or three bytes an entry. All are
 * in one array, since an array per term takes several times the memory of its entries, and longer to find.
 */
export class Postings {
  private readonly heads = new GrowingArray(Uint32Array)
  private bytes = new Uint8Array(2 ** 16)
  private used = 0
  /** The blocks that longer ones have replaced, by their size. */
  private readonly freed = new Map<number, number[]>()

  /** Adds the next term. */
  addTerm(): void {
    for (let field = 0; field < FIELDS; field += 1) this.heads.push(0)
  }

  /** @param doc higher than any before. @param impact above 0. */
  add(term: number, doc: number, impact: number): void {
    const head = term * FIELDS
    const heads = this.heads.values
    if ((heads[head + END] as number) + ENTRY > (heads[head + LIMIT] as number)) this.move(head)
    let end = heads[head + END] as number
    let delta = doc - (heads[head + NEXT] as number)
    while (delta > 127) {
      this.bytes[end++] = (delta & 127) | 128
      delta >>>= 7
    }
    this.bytes[end++] = delta
    this.bytes[end++] = Math.max(1, Math.min(MAX_STEP, Math.round(impact * STEPS)))
    heads[head + END] = end
    heads[head + NEXT] = doc + 1
  }

  /** Visits each document of a term in order, until `visit` returns false. */
  each(term: number, visit: (doc: number) => boolean): void {
    const { bytes } = this
    let at = this.heads.at(term * FIELDS + START)
    const end = this.heads.at(term * FIELDS + END)
    let doc = -1
    while (at < end) {
      let delta = 0
      let shift = 0
      let byte = bytes[at++] ?? 0
      while (byte > 127) {
        delta |= (byte & 127) << shift
        shift += 7
        byte = bytes[at++] ?? 0
      }
      doc += (delta | (byte << shift)) + 1
      at += 1
      if (!visit(doc)) return
    }
  }

  /** Decodes the entries of a term, or the first `most` of them, into a list that is large enough. */
  read(term: number, into: PostingList, most = Number.POSITIVE_INFINITY): PostingList {
    const { bytes } = this
    const { docs, steps } = into
    let at = this.heads.at(term * FIELDS + START)
    const end = this.heads.at(term * FIELDS + END)
    let doc = -1
    let entry = 0
    for (; at < end && entry < most; entry += 1) {
      let delta = bytes[at++] as number
      if (delta > 127) {
        let shift = 7
        delta &= 127
        let byte = bytes[at++] as number
        while (byte > 127) {
          delta |= (byte & 127) << shift
          shift += 7
          byte = bytes[at++] as number
        }
        delta |= byte << shift
      }
      doc += delta + 1
      docs[entry] = doc
      steps[entry] = bytes[at++] as number
    }
    into.length = entry
    return into
  }

  /** Moves the entries of a term to a block of twice the size. */
  private move(head: number): void {
    const heads = this.heads.values
    const start = heads[head + START] as number
    const end = heads[head + END] as number
    const size = (heads[head + LIMIT] as number) - start
    const block = this.blockOf(Math.max(SMALLEST, size * 2))
    this.bytes.copyWithin(block, start, end)
    const freed = this.freed.get(size) ?? []
    if (size > 0) this.freed.set(size, freed)
    freed.push(start)
    heads[head + START] = block
    heads[head + END] = block + end - start
    heads[head + LIMIT] = block + Math.max(SMALLEST, size * 2)
  }

  private blockOf(size: number): number {
    const freed = this.freed.get(size)?.pop()
    if (freed !== undefined) return freed
    if (this.used + size > this.bytes.length) {
      const wider = new Uint8Array(Math.ceil(this.bytes.length * 1.5) + size)
      wider.set(this.bytes)
      this.bytes = wider
    }
    this.used += size
    return this.used - size
  }
}
