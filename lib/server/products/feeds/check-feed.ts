import { inArray } from 'drizzle-orm'
import type { FeedCheck } from '@/lib/contract/products/feed'
import { CHECKED_ROWS, type FeedColumns, REPORTED_ROWS } from '@/lib/contract/products/feed-views'
import type { Database } from '../../db/database'
import { products } from '../../db/schema/post-schema'
import { toUnits } from '../product-row'
import { readFeedRecord } from './apply-run'
import { withSource } from './feed-files'
import { priceAt } from './follow-rows'
import { UnreadableError } from '../rows/records'
import type { FoundMatch } from './read/find-matches'
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
  const limits = { maxBytes: MAX_ZIP, enough: ENOUGH, deadline: DEADLINE }
  return withSource(database, feed, limits, async (source) => {
    if (!source) throw new UnreadableError('The server sent no file.')
    const staged = new StagedRows(database, id, feed.lastRun + 1, 2 ** 20)
    const changed: ChangedRow[] = []
    const complete = await readRows(database, { ...feed, ...source, most: CHECKED_ROWS }, async (batch) => {
      changed.push(...(await staged.take(batch)))
    })
    const { counts, wrong: wrong_rows, columns, matches } = staged
    const changes = await examplesOf(database, changed, [...matches.values()].flat())
    return { form: columns.form, columns: columnsIn(columns, feed.columns), ...counts, wrong_rows, changes, complete }
  })
}

/** The columns with examples, and what each is read as. */
function columnsIn({ names, samples }: StagedRows['columns'], chosen: FeedColumns): FeedCheck['columns'] {
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
  matches: FoundMatch[],
): Promise<FeedCheck['changes']> {
  const certain = matches.filter((match) => match.certain)
  const productOf = new Map(certain.map(({ key, productId }) => [key, productId]))
  const order = [...changed].sort((a, b) => Number(productOf.has(b.item.key)) - Number(productOf.has(a.item.key)))
  const shown = order.slice(0, REPORTED_ROWS)
  const ids = shown.flatMap(({ item }) => productOf.get(item.key) ?? [])
  const { id, name, price } = products
  const rows = await database.select({ id, name, price }).from(products).where(inArray(id, ids))
  return shown.map(({ row, item, before }) => {
    const product = rows.find((each) => each.id === productOf.get(item.key))
    const { name, currency, availability } = { ...item, ...(product && { name: product.name }) }
    const prices = { price: toUnits(priceAt(item, new Date()).price), was: toUnits((product ?? before)?.price ?? null) }
    return { row, name, product_id: product?.id ?? null, ...prices, currency, availability }
  })
}
