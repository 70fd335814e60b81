type Dated = { id: string; madeAt: number }
type Key = number | string | null

/** An order of all documents by a key: those without one come last, and those with equal keys newest first. */
export type Order<F> = {
  /** Identifies the order, so that modules that are loaded twice share it. */
  name: string
  /** A method, so that an index of posts or products is one of documents. */
  keyOf(facts: F): Key
  descending: boolean
  /** The time that keys depend on, if any. */
  at?: number | undefined
}

type Keyed = { doc: number; dated: Dated; key: Key }

/** The live documents in an order: sorted once, then updated with what was added and removed since, in linear time. */
export class DocOrder<F extends Dated> {
  private order = new Uint32Array(0)
  /** How many documents there were, and the revision of the index, at the last update. */
  private length = 0
  private revision = -1

  /** @param docs by document number; null for a dead one. */
  constructor(
    readonly by: Order<F>,
    private readonly docs: readonly (F | null)[],
  ) {}

  /** @returns an array that later changes leave as it is. */
  read(revision: number): Uint32Array {
    if (revision !== this.revision) this.order = this.update()
    this.length = this.docs.length
    this.revision = revision
    return this.order
  }

  private update(): Uint32Array<ArrayBuffer> {
    const kept = this.live()
    const added = this.readAdded()
    const merged = new Uint32Array(kept.length + added.length)
    let from = 0
    for (const [at, one] of added.entries()) {
      const place = this.placeOf(one, kept, from)
      merged.set(kept.subarray(from, place), from + at)
      merged[place + at] = one.doc
      from = place
    }
    merged.set(kept.subarray(from), from + added.length)
    return merged
  }

  private live(): Uint32Array {
    const live = new Uint32Array(this.order.length)
    let size = 0
    for (const doc of this.order) if (this.docs[doc]) live[size++] = doc
    return live.subarray(0, size)
  }

  /** The new documents in order; the key of each is computed once, since that of a text is expensive. */
  private readAdded(): Keyed[] {
    const added: Keyed[] = []
    for (let doc = this.length; doc < this.docs.length; doc += 1) {
      const facts = this.docs[doc]
      if (facts) added.push(this.keyed(doc, facts))
    }
    return added.sort((a, b) => this.compare(a, b))
  }

  /** The place of a new document among those before it, by binary search. */
  private placeOf(one: Keyed, kept: Uint32Array, from: number): number {
    let [least, most] = [from, kept.length]
    while (least < most) {
      const middle = (least + most) >> 1
      const doc = kept[middle] as number
      if (this.compare(one, this.keyed(doc, this.docs[doc] as F)) < 0) most = middle
      else least = middle + 1
    }
    return least
  }

  private keyed(doc: number, facts: F): Keyed {
    return { doc, dated: facts, key: this.by.keyOf(facts) }
  }

  private compare(a: Keyed, b: Keyed): number {
    return compareKeys(a.key, b.key, this.by.descending) || newestFirst(a.dated, b.dated)
  }
}

/** Compares two keys of an order; null comes last. */
export function compareKeys(a: Key, b: Key, descending: boolean): number {
  if (a === b) return 0
  if (a === null) return 1
  if (b === null) return -1
  return a < b === descending ? 1 : -1
}

/** Compares two documents by when they were made. */
export function newestFirst(a: Dated, b: Dated): number {
  return b.madeAt - a.madeAt || (a.id < b.id ? 1 : -1)
}
