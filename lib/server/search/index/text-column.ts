import 'server-only'
import { GrowingArray } from './growing-array'

/** What each document has of some kind of text, its tags or its maker: each text is known by a number. */
export class TextColumn {
  /** The texts by their numbers. */
  readonly texts: string[] = []
  private readonly numbers = new Map<string, number>()
  private readonly held = new GrowingArray(Uint32Array)
  private readonly ends = new GrowingArray(Uint32Array)

  /** Documents that it knows. */
  get length(): number {
    return this.ends.length
  }

  /** Adds what the next document has. */
  push(texts: readonly string[]): void {
    for (const text of texts) {
      let number = this.numbers.get(text)
      if (number === undefined) {
        number = this.texts.push(text) - 1
        this.numbers.set(text, number)
      }
      this.held.push(number)
    }
    this.ends.push(this.held.length)
  }

  /** Tells of a document whether it has a text. */
  having(text: string): (doc: number) => boolean {
    const number = this.numbers.get(text)
    if (number === undefined) return () => false
    const { held, ends } = this
    return (doc) => {
      for (let at = doc === 0 ? 0 : ends.at(doc - 1); at < ends.at(doc); at += 1) if (held.at(at) === number) return true
      return false
    }
  }

  /** How many of some documents have each text, by its number. */
  count(docs: Uint32Array): Uint32Array {
    const counts = new Uint32Array(this.texts.length)
    const [held, ends] = [this.held.values, this.ends.values]
    for (let at = 0; at < docs.length; at += 1) {
      const doc = docs[at] as number
      const end = ends[doc] as number
      for (let place = doc === 0 ? 0 : (ends[doc - 1] as number); place < end; place += 1) {
        const number = held[place] as number
        counts[number] = (counts[number] as number) + 1
      }
    }
    return counts
  }
}
