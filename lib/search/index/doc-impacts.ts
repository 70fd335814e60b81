import { type Field, impactOf } from './fields'
import { GrowingArray } from './growing-array'

/** The impacts of one document's terms, summed over its fields. Every document reuses its memory. */
export class DocImpacts {
  /** By term: its place in the lists below plus 1; 0 if the document lacks it. */
  private readonly places = new GrowingArray(Uint32Array)
  private readonly terms = new GrowingArray(Uint32Array)
  /** How often the field that is read has each term. */
  private readonly counts = new GrowingArray(Float64Array)
  private readonly impacts = new GrowingArray(Float64Array)

  begin(): void {
    for (let at = 0; at < this.terms.length; at += 1) this.places.set(this.terms.at(at), 0)
    for (const list of [this.terms, this.counts, this.impacts]) list.length = 0
  }

  count(term: number, by: number): void {
    while (this.places.length <= term) this.places.push(0)
    const place = this.places.at(term)
    if (place > 0) return this.counts.add(place - 1, by)
    this.terms.push(term)
    this.counts.push(by)
    this.impacts.push(0)
    this.places.set(term, this.terms.length)
  }

  /** Adds the impacts of a field's terms. @param words length of the field. */
  endField(field: Field, words: number): void {
    for (let at = 0; at < this.terms.length; at += 1) {
      const often = this.counts.at(at)
      if (often === 0) continue
      this.impacts.add(at, impactOf(field, often, words))
      this.counts.set(at, 0)
    }
  }

  each(visit: (term: number, impact: number) => void): void {
    for (let at = 0; at < this.terms.length; at += 1) visit(this.terms.at(at), this.impacts.at(at))
  }

  /** Ends the document. @returns its terms in order of their ids, valid until the next one. */
  end(): Uint32Array {
    return this.terms.values.subarray(0, this.terms.length).sort()
  }
}
