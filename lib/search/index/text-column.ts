import { DocSet } from './doc-set'
import { GrowingArray } from './growing-array'

/** Lists of no more texts than this many are likely to repeat. */
const SHARED = 3

/** The texts that each document has of one kind, such as its tags or its brand. Documents with the same texts share one list. */
export class TextColumn {
  /** The distinct texts by number. */
  readonly texts: string[] = []
  private readonly numbers = new Map<string, number>()
  /** The concatenated lists of text numbers. */
  private readonly entries = new GrowingArray(Uint32Array)
  private readonly ends = new GrowingArray(Uint32Array)
  private readonly lists = new Map<string, number>()
  /** By document: its list. */
  private readonly listOf = new GrowingArray(Uint32Array)

  /** Documents in the column. */
  get length(): number {
    return this.listOf.length
  }

  /** Appends the texts of the next document. */
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
      this.entries.push(number)
    }
    this.ends.push(this.entries.length)
    return this.ends.length - 1
  }

  having(text: string, set: DocSet): DocSet {
    const textNumber = this.numbers.get(text)
    return this.havingAny((number) => number === textNumber, set)
  }

  /** The documents of a set that have any of the texts whose number is wanted. */
  havingAny(isMatch: (number: number) => boolean, set: DocSet): DocSet {
    const docs = set.read()
    const [listOf, held, ends] = [this.listOf.values, this.entries.values, this.ends.values]
    const lists = new Uint8Array(this.ends.length)
    for (let list = 0, at = 0; list < lists.length; list += 1)
      for (; at < (ends[list] as number); at += 1) if (isMatch(held[at] as number)) lists[list] = 1
    const having = new DocSet(set.docs)
    for (let at = 0; at < docs.length; at += 1) {
      const doc = docs[at] as number
      having.put(doc, lists[listOf[doc] as number] as number)
    }
    return having
  }

  /** How many documents of a set have each text, by text number. */
  count(set: DocSet): Uint32Array {
    const docs = set.read()
    const [listOf, held, ends] = [this.listOf.values, this.entries.values, this.ends.values]
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
