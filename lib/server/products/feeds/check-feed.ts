import { inArray } from 'drizzle-orm'
import type { FeedCheck } from '@/lib/contract/products/feed'
import { CHECKED_ROWS, type FeedColumns, REPORTED_ROWS } from '@/lib/contract/products/feed-views'
import type { Database } from '../../db/database'
import { products } from '../../db/schema/post-schema'
import { fetchRules } from '../../fetch/target'
import { toUnits } from '../product-row'
import { readFeedRecord } from './apply-run'
import { fetchSource, withScratch } from './feed-files'
import { priceAt } from './follow-rows'
import { UnreadableError } from '../rows/records'
import type { FeedBatch } from './read/read-feed'
import { columnsOfFields } from '@/lib/contract/products/product-columns'
import { readRows } from './run-feed'
import { type ChangedRow, StagedRows } from './stage-rows'

/** Bytes that a dry run downloads, and milliseconds that it waits: a person does. */
const ENOUGH = 16 * 1024 * 1024
const MAX_ZIP = 256 * 1024 * 1024
const DEADLINE = 50_000
/** Characters of an example. */
const SAMPLE_LENGTH = 100

/**
 * Reads the first rows of a feed and says what they would change; nothing is stored.
 * @throws UnreadableError, ReaderError, not-found
 */
export async function checkFeed(database: Database, id: string): Promise<FeedCheck> {
  const feed = await readFeedRecord(database, id)
  const limits = { ...fetchRules(), maxBytes: MAX_ZIP, enough: ENOUGH, deadline: DEADLINE }
  return withScratch(async (scratch) => {
    const source = await fetchSource(database, feed, scratch, limits)
    if (!source) throw new UnreadableError('The server sent no file.')
    const staged = new StagedRows(database, id, feed.lastRun + 1, 2 ** 20, true)
    const [changed, productOf]: [ChangedRow[], Map<string, string>] = [[], new Map()]
    let last: Pick<FeedBatch, 'form' | 'names' | 'samples'> = { form: null, names: [], samples: [] }
    const complete = await readRows(database, source, { ...feed, most: CHECKED_ROWS }, async (batch) => {
      last = batch
      changed.push(...(await staged.take(batch)))
      for (const { key, productId, certain } of batch.matches) if (certain) productOf.set(key, productId)
    })
    const { counts, wrong: wrong_rows } = staged
    const changes = await examplesOf(database, changed, productOf)
    return { form: last.form, columns: columnsIn(last, feed.columns), ...counts, wrong_rows, changes, complete }
  })
}

/** The columns with examples, and what each is read as. */
function columnsIn(
  { names, samples }: Pick<FeedBatch, 'names' | 'samples'>,
  chosen: FeedColumns,
): FeedCheck['columns'] {
  const fields = [...columnsOfFields(names, chosen)]
  return names.map((name, column) => ({
    name,
    samples: samples.flatMap((cells) => cells[column]?.slice(0, SAMPLE_LENGTH) || []),
    field: fields.find(([, columns]) => columns.includes(column))?.[0] ?? null,
  }))
}

/** Examples of what would change: products of the shelf first. */
async function examplesOf(
  database: Database,
  changed: ChangedRow[],
  productOf: ReadonlyMap<string, string>,
): Promise<FeedCheck['changes']> {
  const order = [...changed].sort((a, b) => Number(productOf.has(b.item.key)) - Number(productOf.has(a.item.key)))
  const shown = order.slice(0, REPORTED_ROWS)
  const ids = shown.flatMap(({ item }) => productOf.get(item.key) ?? [])
  const { id, name, price } = products
  const rows = ids.length > 0 ? await database.select({ id, name, price }).from(products).where(inArray(id, ids)) : []
  return shown.map(({ row, item, before }) => {
    const product = rows.find((each) => each.id === productOf.get(item.key))
    const { name, currency, availability } = { ...item, ...(product && { name: product.name }) }
    const prices = { price: toUnits(priceAt(item, new Date()).price), was: toUnits((product ?? before)?.price ?? null) }
    return { row, name, product_id: product?.id ?? null, ...prices, currency, availability }
  })
}
