import 'server-only'
import { inArray } from 'drizzle-orm'
import type { FeedCheck, FeedInput } from '@/lib/contract/products/feed'
import { CHECKED_ROWS, FEED_FIELDS, type FeedField, REPORTED_ROWS } from '@/lib/contract/products/feed-views'
import type { Database } from '../../db/database'
import { products } from '../../db/schema/post-schema'
import { fetchRules } from '../../fetch/target'
import { toUnits } from '../product-row'
import { isSameHost } from './change-feeds'
import { withScratch } from './feed-files'
import { withoutKey } from './feed-secret'
import type { FoundMatch } from './read/find-matches'
import type { FeedBatch } from './read/read-feed'
import { columnsOfFields } from './read/recognize-form'
import { fetchSource, readInThread } from './run-feed'
import { readFeedRecord } from './list-feeds'
import { StagedRows } from './stage-rows'
import { readKnownProducts } from './store-matches'

/** Bytes that a dry run downloads, and milliseconds that it waits: a person does. */
const ENOUGH = 16 * 1024 * 1024
const MAX_ZIP = 256 * 1024 * 1024
const DEADLINE = 50_000
/** Characters of an example. */
const SAMPLE_LENGTH = 100

type Changed = Awaited<ReturnType<StagedRows['take']>>

/**
 * Reads the first rows of a feed and says what they would change; nothing is stored.
 * @param id the stored feed, whose secret is used unless the address leads to another server.
 * @throws FeedError, ReaderError, not-found
 */
export async function checkFeed(database: Database, input: FeedInput, id?: string): Promise<FeedCheck> {
  const stored = id === undefined ? null : await readFeedRecord(database, id)
  const { address, key } = input.address === null ? { address: null, key: null } : withoutKey(input.address)
  const entered = { ...input.secret, ...(key && { key }) }
  const isKept = input.secret === undefined && !key && isSameHost(stored?.address ?? null, address)
  const secret = isKept ? (stored?.secret ?? null) : entered
  const source = { id: id ?? '', address, secret, uploadSize: stored?.uploadSize ?? null }
  return withScratch(async (scratch) => {
    const limits = { ...fetchRules(), maxBytes: MAX_ZIP, enough: ENOUGH, deadline: DEADLINE }
    const opened = await fetchSource(database, source, scratch, limits)
    const staged = new StagedRows(database, id ?? '', (stored?.lastRun ?? 0) + 1, 2 ** 20, true)
    const [changed, matches, last]: [Changed, FoundMatch[], { batch: FeedBatch | null }] = [[], [], { batch: null }]
    const { columns, currency, shop } = input
    const known = await readKnownProducts(database)
    const { complete } = await readInThread(
      {
        file: opened?.file ?? scratch,
        contentType: opened?.contentType ?? '',
        columns,
        currency,
        shop,
        known,
        most: CHECKED_ROWS,
      },
      async (batch) => {
        last.batch = batch
        changed.push(...(await staged.take(batch)))
        matches.push(...batch.matches.filter(({ certain }) => certain))
      },
    )
    return {
      form: last.batch?.form ?? null,
      columns: columnsIn(last.batch, columns),
      ...staged.counts,
      wrong_rows: staged.wrong,
      changes: await examplesOf(database, changed, matches),
      complete,
    }
  })
}

/** The columns with examples, and what each is read as. */
function columnsIn(batch: FeedBatch | null, chosen: FeedInput['columns']): FeedCheck['columns'] {
  if (!batch) return []
  const fields = columnsOfFields(batch.names, chosen)
  const fieldAt = (at: number) =>
    (Object.keys(FEED_FIELDS) as FeedField[]).find((field) => fields.get(field)?.includes(at)) ?? null
  return batch.names.map((name, at) => ({
    name,
    samples: batch.samples.flatMap((cells) => cells[at]?.slice(0, SAMPLE_LENGTH) || []),
    field: fieldAt(at),
  }))
}

/** Examples of what would change: products of the shelf first. */
async function examplesOf(database: Database, changed: Changed, matches: FoundMatch[]): Promise<FeedCheck['changes']> {
  const productOf = new Map(matches.map(({ key, productId }) => [key, productId]))
  const order = [...changed].sort((a, b) => Number(productOf.has(b.item.key)) - Number(productOf.has(a.item.key)))
  const shown = order.slice(0, REPORTED_ROWS)
  const ids = shown.flatMap(({ item }) => productOf.get(item.key) ?? [])
  const { id, name, price } = products
  const rows = ids.length > 0 ? await database.select({ id, name, price }).from(products).where(inArray(id, ids)) : []
  return shown.map(({ row, item, before }) => {
    const product = rows.find((each) => each.id === productOf.get(item.key))
    const was = product ? product.price : (before?.price ?? null)
    const { currency, availability } = item
    const price = toUnits(item.salePrice ?? item.price)
    return {
      row,
      name: product?.name ?? item.name,
      product_id: product?.id ?? null,
      price,
      was: toUnits(was),
      currency,
      availability,
    }
  })
}
