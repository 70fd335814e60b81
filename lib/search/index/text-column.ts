import 'server-only'
import { DocSet } from './doc-set'
import { GrowingArray } from './growing-array'

/** Lists of no more texts than so many are likely to come again. */
const SHARED = 3

/** What each document has of some kind of text, its tags or its maker. Documents that have the same share one list. */
export class TextColumn {
  /** The texts by their numbers. */
  readonly texts: string[] = []
  private readonly numbers = new Map<string, number>()
  /** The numbers of texts that each list holds. */
  private readonly held = new GrowingArray(Uint32Array)
  private readonly ends = new GrowingArray(Uint32Array)
  private readonly lists = new Map<string, number>()
  /** The list of each document. */
  private readonly listOf = new GrowingArray(Uint32Array)

  /** Documents that it knows. */
  get length(): number {
    return this.listOf.length
  }

  /** Adds what the next document has. */
  push(texts: readonly string[]): void {
    const key = texts.length > SHARED ? null : `${texts.length} ${texts.join('\0')}`
    const known = key === null ? undefined : this.lists.get(key)
    const list = known ?? this.addList(texts)
    if (key !== null) this.lists.set(key, list)
    this.listOf.push(list)
  }

  private addList(texts: readonly string[]): number {
    for (const text of texts) {
      let number = this.numbers.get(text)
      if (number === undefined) {
        number = this.texts.push(text) - 1
        this.numbers.set(text, number)
      }
      this.held.push(number)
    }
    this.ends.push(this.held.length)
    return this.ends.length - 1
  }

  /** Those of some documents that have a text. */
  having(text: string, set: DocSet): DocSet {
    const docs = set.read()
    const number = this.numbers.get(text)
    const [listOf, held, ends] = [this.listOf.values, this.held.values, this.ends.values]
    const lists = new Uint8Array(this.ends.length)
    for (let list = 0, at = 0; list < lists.length; list += 1) for (; at < (ends[list] as number); at += 1) if (held[at] === number) lists[list] = 1
    const having = new DocSet(set.docs)
    for (let at = 0; at < docs.length; at += 1) {
      const doc = docs[at] as number
      having.put(doc, lists[listOf[doc] as number] as number)
    }
    return having
  }

  /** How many of some documents have each text, by its number. */
  count(set: DocSet): Uint32Array {
    const docs = set.read()
    const [listOf, held, ends] = [this.listOf.values, this.held.values, this.ends.values]
    const often = new Uint32Array(this.ends.length)
    for (let at = 0; at < docs.length; at += 1) {
      const list = listOf[docs[at] as number] as number
      often[list] = (often[list] as number) + 1
    }
    const counts = new Uint32Array(this.texts.length)
    for (let list = 0, at = 0; list < often.length; list += 1) {
      for (const end = ends[list] as number; at < end; at += 1) {
        const number = held[at] as number
        counts[number] = (counts[number] as number) + (often[list] as number)
      }
    }
    return counts
  }
}
