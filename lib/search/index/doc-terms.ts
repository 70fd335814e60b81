import { GrowingArray } from './growing-array'

/** The terms of each document (forward index), delta-encoded in a byte or two a term. */
export class DocTerms {
  private readonly bytes = new GrowingArray(Uint8Array)
  private readonly ends = new GrowingArray(Uint32Array)

  /** Appends the terms of the next document. @param terms in order of their ids. */
  push(terms: Uint32Array): void {
    let last = 0
    for (const term of terms) {
      let delta = term - last
      last = term
      for (; delta > 127; delta >>>= 7) this.bytes.push((delta & 127) | 128)
      this.bytes.push(delta)
    }
    this.ends.push(this.bytes.length)
  }

  /** The terms of a document, in order of their ids. */
  *of(doc: number): Generator<number> {
    let term = 0
    let shift = 0
    for (let at = this.ends.at(doc - 1); at < this.ends.at(doc); at += 1) {
      const byte = this.bytes.at(at)
      term += (byte & 127) << shift
      shift = byte > 127 ? shift + 7 : 0
      if (shift === 0) yield term
    }
  }
}
