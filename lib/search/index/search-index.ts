import { visitTerms } from '../text/field-terms'
import { DocImpacts } from './doc-impacts'
import { DocOrder, type Order } from './doc-order'
import { DocSet } from './doc-set'
import { DocTerms } from './doc-terms'
import { type Field, TITLE } from './fields'
import { GrowingArray } from './growing-array'
import { Scratch } from './scratch'
import { type PostingList, Postings } from './postings'
import { TextColumn } from './text-column'

/** The fields that every indexed document has besides its text. */
export type DocFields = {
  id: string
  /** Visible to visitors. */
  isPublic: boolean
  /** Creation time in milliseconds; of equal scores the newest comes first. */
  madeAt: number
}
/** A value of every document. The name identifies the column, so that modules that are loaded twice share it. */
export type Column<F, T> = { name: string; of: (facts: F) => T }
export type FieldText = { field: Field; text: string }

export type TitlePlace = { term: number; position: number; aside: boolean; isHead: boolean }

const MAX_POSITION = 63
/** Of the document that is being added, to whichever index. */
const impacts = new DocImpacts()
/** States of a document. */
const DEAD = 0
const HIDDEN = 1
const PUBLIC = 2

/**
 * An in-memory inverted index. A document that changes is appended and its former entry marked dead;
 * `deadShare` shows when a rebuild pays.
 */
export class SearchIndex<F extends DocFields = DocFields> {
  private readonly terms: string[] = []
  private readonly termIds = new Map<string, number>()
  private readonly postings = new Postings()
  /** By term: document frequency. */
  private readonly sizes = new GrowingArray(Uint32Array)
  /** By term: document frequency among public documents. */
  private readonly publicSizes = new GrowingArray(Uint32Array)
  /** By term: how many titles have it as head noun. */
  private readonly heads = new GrowingArray(Uint32Array)
  private readonly docTerms = new DocTerms()
  private readonly facts: (F | null)[] = []
  private readonly states = new GrowingArray(Uint8Array)
  private readonly docOf = new Map<string, number>()
  private readonly titles = new GrowingArray(Uint32Array)
  private readonly titleStarts = new GrowingArray(Uint32Array)
  private readonly textColumns = new Map<string, TextColumn>()
  private readonly numberColumns = new Map<string, GrowingArray<Float64Array>>()
  private readonly orders = new Map<string, DocOrder<F>>()
  private memory = new Scratch(0)
  /** Incremented with every change. */
  revision = 0
  publicSize = 0

  /** @param isProse documents are articles: a word weighs by how prominently they have it, and verbs have synonyms. */
  constructor(readonly isProse = false) {}

  /** Live documents. */
  get size(): number {
    return this.docOf.size
  }

  /** Documents ever added, dead ones included: an upper bound of document numbers. */
  get docs(): number {
    return this.facts.length
  }

  get termCount(): number {
    return this.terms.length
  }

  get deadShare(): number {
    return this.facts.length === 0 ? 0 : 1 - this.docOf.size / this.facts.length
  }

  /** Adds a document, or replaces the one with its id. */
  put(facts: F, title: string, texts: FieldText[]): void {
    this.remove(facts.id)
    const doc = this.facts.length
    this.facts.push(facts)
    this.states.push(facts.isPublic ? PUBLIC : HIDDEN)
    this.docOf.set(facts.id, doc)
    this.titleStarts.push(this.titles.length)
    impacts.begin()
    this.readField(TITLE, title)
    for (const { field, text } of texts) this.readField(field, text)
    impacts.each((id, impact) => this.postings.add(id, doc, impact))
    const ids = impacts.end()
    this.docTerms.push(ids)
    this.count(doc, 1, ids)
  }

  remove(id: string): void {
    const doc = this.docOf.get(id)
    if (doc === undefined) return
    this.count(doc, -1, this.docTerms.of(doc))
    this.facts[doc] = null
    this.states.set(doc, DEAD)
    this.docOf.delete(id)
    this.revision += 1
  }

  private count(doc: number, by: 1 | -1, ids: Iterable<number>): void {
    const isPublic = this.isOpen(doc, false)
    if (isPublic) this.publicSize += by
    for (const id of ids) {
      this.sizes.add(id, by)
      if (isPublic) this.publicSizes.add(id, by)
    }
    for (const { term, isHead } of this.titleOf(doc)) if (isHead) this.heads.add(term, by)
  }

  private readField(field: Field, text: string): void {
    this.revision += 1
    const isTitle = field === TITLE
    let words = 1
    visitTerms(text, field.max ?? Number.POSITIVE_INFINITY, isTitle, (term, position, aside, isHead) => {
      const id = this.termIds.get(term) ?? this.addTerm(term)
      impacts.count(id, aside ? 0.75 : 1)
      words = position + 1
      if (!isTitle || position > MAX_POSITION) return
      this.titles.push(id * 256 + position * 4 + Number(aside) * 2 + Number(isHead))
    })
    impacts.endField(field, words)
  }

  private addTerm(text: string): number {
    this.postings.addTerm()
    for (const counts of [this.sizes, this.publicSizes, this.heads]) counts.push(0)
    const id = this.terms.push(text) - 1
    this.termIds.set(text, id)
    return id
  }

  /** The id of a term that a live document has. */
  termId(text: string): number | undefined {
    const id = this.termIds.get(text)
    return id !== undefined && this.sizes.at(id) > 0 ? id : undefined
  }

  termText(id: number): string {
    return this.terms[id] ?? ''
  }

  /** Document frequency of a term, by its id or text. @param all includes documents that are not public. */
  frequency(term: number | string, all: boolean): number {
    const id = typeof term === 'string' ? (this.termIds.get(term) ?? -1) : term
    return (all ? this.sizes : this.publicSizes).at(id)
  }

  /** The share of a term's documents that have it as head noun of the title: 0 to 1. */
  headShare(id: number): number {
    return this.heads.at(id) / Math.max(1, this.sizes.at(id))
  }

  /** Whether a document is live and visible. @param all includes those that are not public. */
  isOpen(doc: number, all: boolean): boolean {
    return this.states.at(doc) >= (all ? HIDDEN : PUBLIC)
  }

  /** The states of all documents: visible ones have at least the state `least`. */
  openStates(all: boolean): { states: Uint8Array; least: number } {
    return { states: this.states.values, least: all ? HIDDEN : PUBLIC }
  }

  /** Visits the documents of a term, dead ones included, until `visit` returns false. */
  eachPosting(id: number, visit: (doc: number) => boolean): void {
    this.postings.each(id, visit)
  }

  /** Decodes the postings of a term, dead documents included, or the first `most` of them. */
  readPostings(id: number, into: PostingList, most?: number): PostingList {
    return this.postings.read(id, into, most)
  }

  /** Working memory for a query, with room for every document; the next query reuses it. */
  scratch(): Scratch {
    if (this.memory.size < this.docs) this.memory = new Scratch(Math.ceil(this.docs * 1.25))
    return this.memory
  }

  /** A text column over all documents, extended as documents are added. */
  texts({ name, of }: Column<F, readonly string[]>): TextColumn {
    const column = this.textColumns.get(name) ?? new TextColumn()
    this.textColumns.set(name, column)
    while (column.length < this.docs) {
      const facts = this.factsOf(column.length)
      column.push(facts ? of(facts) : [])
    }
    return column
  }

  /** A number column over all documents, by document number. */
  numbers({ name, of }: Column<F, number>): Float64Array {
    const column = this.numberColumns.get(name) ?? new GrowingArray(Float64Array)
    this.numberColumns.set(name, column)
    while (column.length < this.docs) {
      const facts = this.factsOf(column.length)
      column.push(facts ? of(facts) : 0)
    }
    return column.values
  }

  /** The fields of a document; null for a dead one. */
  factsOf(doc: number): F | null {
    return this.facts[doc] ?? null
  }

  ordered(by: Order<F>): Uint32Array {
    const known = this.orders.get(by.name)
    const order = known && known.by.at === by.at ? known : new DocOrder(by, this.facts)
    this.orders.set(by.name, order)
    return order.read(this.revision)
  }

  openDocs(all: boolean): DocSet {
    const docs = new DocSet(this.docs)
    for (let doc = 0; doc < this.docs; doc += 1) if (this.isOpen(doc, all)) docs.add(doc)
    return docs
  }

  /** The terms of a document's title in order. @param among the only terms to return. */
  titleOf(doc: number, among?: ReadonlyMap<number, unknown>): TitlePlace[] {
    const end = doc + 1 < this.titleStarts.length ? this.titleStarts.at(doc + 1) : this.titles.length
    const places: TitlePlace[] = []
    for (let at = this.titleStarts.at(doc); at < end; at += 1) {
      const packed = this.titles.at(at)
      const term = Math.floor(packed / 256)
      if (among && !among.has(term)) continue
      places.push({ term, position: (packed & 255) >> 2, aside: (packed & 2) !== 0, isHead: (packed & 1) !== 0 })
    }
    return places
  }
}
