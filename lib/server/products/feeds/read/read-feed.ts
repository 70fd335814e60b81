import type { FeedForm } from '@/lib/contract/products/feed-views'
import type { productFeeds } from '../../../db/schema/feed-schema'
import { csvRecords } from '../../rows/csv-records'
import { type Records, UnreadableError } from '../../rows/records'
import type { KnownProducts } from '../../import/known-products'
import { type FoundMatch, matchesOf } from './find-matches'
import { jsonRecords } from './json-records'
import { openFeed } from './open-feed'
import { type FeedItem, readRow, type RowOptions } from './read-row'
import { bareName, columnsOfFields, recognizeForm } from '@/lib/contract/products/product-columns'
import { xmlRecords } from './xml-records'

/** What is read: a file, and what its feed says about it. */
export type FeedFile = Pick<typeof productFeeds.$inferSelect, 'columns' | 'currency' | 'shop'> & {
  file: string
  contentType: string
  /** Rows after which reading ends. */
  most: number
  /** Products by what identifies them. */
  known: KnownProducts
}

/** Rows that go to the caller together. */
export type FeedBatch = {
  form: FeedForm | null
  names: readonly string[]
  /** The cells of the first rows, for examples. */
  samples: (readonly (string | undefined)[])[]
  items: { row: number; item: FeedItem }[]
  wrong: { row: number; reason: string }[]
  /** Rows that are the same as a product, or may be. */
  matches: FoundMatch[]
}

const BATCH_SIZE = 250
const SAMPLES = 3

/**
 * Reads a feed in batches, in a thread: the caller takes one after the other.
 * @returns whether it has no more rows.
 * @throws UnreadableError
 */
export async function readFeed(
  input: FeedFile,
  { take }: { take: (batch: FeedBatch) => Promise<void> },
): Promise<boolean> {
  const { begin, texts } = await openFeed(input.file, input.contentType)
  const reader = new RowReader(input)
  let read = 0
  for await (const { names, rows } of recordsIn(begin, texts)) {
    for (let at = 0; at < rows.length;) {
      if (read >= input.most) return false
      const some = rows.slice(at, at + Math.min(BATCH_SIZE, input.most - read))
      at += some.length
      read += some.length
      await take(reader.read({ names, rows: some }))
    }
  }
  if (read === 0) throw new UnreadableError('The file holds no rows.')
  return true
}

function recordsIn(begin: string, texts: AsyncIterable<string>): AsyncGenerator<Records> {
  const start = begin.trimStart()
  if (/^(<!doctype html|<html\b|<head\b|<body\b)/i.test(start))
    throw new UnreadableError('There is a web page at this address, and no feed.')
  if (start.startsWith('<')) return xmlRecords(texts)
  return start.startsWith('{') ? jsonRecords(texts) : csvRecords(texts)
}

/** Reads rows of one feed, whose columns may grow from batch to batch. */
class RowReader {
  #samples: FeedBatch['samples'] = []
  /** What Shopify writes in the first row of a product alone. */
  #product: (string | undefined)[] = []

  constructor(private readonly input: FeedFile) {}

  read({ names, rows }: Records): FeedBatch {
    const { input } = this
    const bare = names.map(bareName)
    const form = recognizeForm(names)
    const placeOf = (name: string) => bare.indexOf(name)
    const options: RowOptions = { ...input, form, columns: columnsOfFields(names, input.columns), placeOf }
    const batch: FeedBatch = { form, names, samples: this.#samples, items: [], wrong: [], matches: [] }
    for (const each of rows) {
      if ('fault' in each) batch.wrong.push({ row: each.row, reason: each.fault })
      else {
        if (this.#samples.length < SAMPLES) this.#samples.push(each.cells)
        const cells = form === 'shopify' ? this.#completed(each.cells, placeOf) : each.cells
        const item = cells && readRow(cells, options)
        if (typeof item === 'string') batch.wrong.push({ row: each.row, reason: item })
        else if (item) {
          batch.items.push({ row: each.row, item })
          batch.matches.push(...matchesOf(item, input.known))
        }
      }
    }
    return batch
  }

  /** A variant with what its product says; null for a further picture. */
  #completed(cells: readonly (string | undefined)[], placeOf: RowOptions['placeOf']) {
    if (!cells[placeOf('variantprice')]) return null
    const isSame = cells[placeOf('handle')] === this.#product[placeOf('handle')]
    if (!isSame) this.#product = [...cells]
    const shared = ['title', 'vendor', 'bodyhtml', 'imagesrc'].map(placeOf)
    return cells.map((cell, at) => (cell || !isSame || !shared.includes(at) ? cell : this.#product[at]))
  }
}
