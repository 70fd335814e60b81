/** Impacts are quantized to 255 steps of 1/32. */
const STEPS = 32
const MAX_STEP = 255

/** The impact of each step. */
export const IMPACTS = Float64Array.from({ length: MAX_STEP + 1 }, (_, step) => step / STEPS)

/** Decoded postings: documents in order, each with its impact step. */
export type PostingList = { docs: Uint32Array; steps: Uint8Array; length: number }

/** Append-only postings of a term: delta-encoded documents with quantized impacts, two or three bytes an entry. */
export class Postings {
  private bytes = new Uint8Array(6)
  private used = 0
  private last = -1
  /** Entries, dead documents included. */
  size = 0

  /** @param doc higher than any before. @param impact above 0. */
  add(doc: number, impact: number): void {
    if (this.used + 6 > this.bytes.length) this.grow()
    let delta = doc - this.last - 1
    this.last = doc
    this.size += 1
    while (delta > 127) {
      this.bytes[this.used++] = (delta & 127) | 128
      delta >>>= 7
    }
    this.bytes[this.used++] = delta
    this.bytes[this.used++] = Math.max(1, Math.min(MAX_STEP, Math.round(impact * STEPS)))
  }

  /** Visits each document in order, until `visit` returns false. */
  each(visit: (doc: number) => boolean): void {
    const { bytes, used } = this
    let doc = -1
    let at = 0
    while (at < used) {
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

  /** Decodes the entries, or the first `most` of them, into a list that is large enough. */
  read(into: PostingList, most = this.size): PostingList {
    const { bytes } = this
    const { docs, steps } = into
    const length = Math.min(most, this.size)
    let doc = -1
    let at = 0
    for (let entry = 0; entry < length; entry += 1) {
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
    into.length = length
    return into
  }

  private grow(): void {
    const wider = new Uint8Array(Math.ceil(this.bytes.length * 1.5) + 6)
    wider.set(this.bytes.subarray(0, this.used))
    this.bytes = wider
  }
}
