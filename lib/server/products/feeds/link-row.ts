import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { FeedMatch } from '@/lib/contract/products/feed'
import { productFieldsSchema } from '@/lib/contract/products/product-correction'
import { errors } from '../../core/errors'
import { type Database, write } from '../../db/database'
import { feedMatches, feedRows, productFeeds } from '../../db/schema/feed-schema'
import { products } from '../../db/schema/post-schema'
import { writeUncached } from '../../db/write-counter'
import { type NewProduct, newProductRow } from '../create-product'
import { readKnownProducts } from '../import/known-products'
import { productKey } from '../product-identity'
import { notePrice, shortKey, type StoredProduct, toUnits } from '../product-row'
import { storedProduct } from '../write-product'
import { isCurrent, readAtOf, readFeedRecord } from './apply-run'
import { followProducts, planSales, priceAt } from './follow-rows'
import { type FoundMatch, matchesOf } from './read/find-matches'
import { isOfRow, presentRows, readCurrentRow, type StoredRow } from './search-rows'

/** Matches of one answer. */
const MOST = 50
/** Rows of one feed that are offered for a product. */
const MAX_OFFERED = 5
/** Matches of one statement. */
const BATCH_SIZE = 200

/** What is followed at once, or else offered: of several rows that one address has, none is certain. */
function judge(matches: FoundMatch[]) {
  const byAddress = matches.filter(({ by }) => by === 'address').length
  const certain = matches.filter((match) => match.certain && !(match.by === 'address' && byAddress > 1))
  const isCertain = certain.length > 0
  const chosen = isCertain ? certain : matches.slice(0, MAX_OFFERED)
  const state: 'followed' | 'offered' = isCertain ? 'followed' : 'offered'
  return chosen.map(({ key: rowKey, productId, by: matchedBy }) => ({ rowKey, productId, matchedBy, state }))
}

/** Stores what a run has found; what was answered or is known already stays as it is. @param found of each product. */
export async function storeMatches(
  database: Database,
  { feedId, run }: Pick<StoredRow, 'feedId' | 'run'>,
  found: FoundMatch[][],
): Promise<void> {
  const rows = found.flatMap(judge).map((match) => ({ ...match, feedId, run }))
  for (let at = 0; at < rows.length; at += BATCH_SIZE) {
    const batch = rows.slice(at, at + BATCH_SIZE)
    await writeUncached(database, (tx) => tx.insert(feedMatches).values(batch).onConflictDoNothing())
  }
}

/** The fields of the product that a row becomes; what a product cannot hold is left out. */
function fieldsOf(row: StoredRow): NewProduct {
  const { price, originalPrice } = priceAt(row, new Date())
  const required = { name: row.choice ? `${row.name} (${row.choice})` : row.name, product_url: row.productUrl }
  const { description, currency, brand, sku, modelNumber: model_number, upc, availability, image } = row
  const texts = { description, currency, brand, sku, model_number, upc, availability, image }
  const optional = { ...texts, price: toUnits(price), original_price: toUnits(originalPrice) }
  const kept = Object.entries(optional).filter(
    ([name, value]) => value !== null && productFieldsSchema.safeParse({ [name]: value }).success,
  )
  return productFieldsSchema.parse({ ...Object.fromEntries(kept), ...required }) as NewProduct
}

/**
 * The product of a row, which it follows from now on: one that is the same already, or a new one.
 * @throws not-found, conflict if products may be the same, which are offered then.
 */
export async function linkRow(database: Database, id: string): Promise<StoredProduct> {
  const { row } = await readCurrentRow(database, id)
  const answered = await database
    .select({ id: feedMatches.productId, state: feedMatches.state })
    .from(feedMatches)
    .innerJoin(products, eq(products.id, feedMatches.productId))
    .where(isOfRow(row))
    .orderBy(asc(products.id))
  const stateOf = new Map(answered.map((match) => [match.id, match.state]))
  const all = matchesOf(row, await readKnownProducts(database))
  const found = all.filter(({ productId }) => stateOf.get(productId) !== 'declined')
  // Variants of one address are products of their own.
  const isOther = all[0]?.by === 'address' && (row.groupId !== null || found.length === 0)
  const [same] = isOther ? [] : found
  const followed = answered.find(({ state }) => state === 'followed')?.id
  if (!followed && same?.certain === false) {
    const ofEach = found.map((match) => [match])
    await storeMatches(database, row, ofEach)
    throw errors.wrongStep('The shelf may have this product: answer “The same product?” in Settings, Product feeds')
  }
  return write(database, async (tx) => {
    const productId = followed ?? same?.productId ?? (await addProduct(tx, row, isOther))
    await tx
      .insert(feedMatches)
      .values({ feedId: row.feedId, rowKey: row.key, productId, matchedBy: 'hand', state: 'followed', run: row.run })
      .onConflictDoUpdate({
        target: [feedMatches.feedId, feedMatches.productId, feedMatches.rowKey],
        set: { state: 'followed' },
      })
    await followIn(tx, row.feedId, productId)
    return storedProduct(tx, productId)
  })
}

async function followIn(tx: Database, feedId: string, productId: string): Promise<void> {
  await followProducts(tx, feedId, [productId], readAtOf(await readFeedRecord(tx, feedId)))
  await planSales(tx, feedId)
}

/** @param isOther whether another product has its address. */
async function addProduct(tx: Database, row: StoredRow, isOther: boolean): Promise<string> {
  const key = productKey(row.shopUrl ?? row.productUrl)
  const added = newProductRow(fieldsOf(row), new Date(), 'feed')
  added.key = shortKey(isOther ? `${shortKey(key)} ${row.sku ?? row.choice ?? row.key}` : key)
  if (added.priceAt) added.priceAt = readAtOf(await readFeedRecord(tx, row.feedId))
  const [before] = await tx.select({ id: products.id }).from(products).where(eq(products.key, added.key))
  if (before) return before.id
  await tx.insert(products).values(added)
  await notePrice(tx, added.id)
  return added.id
}

const MATCH = {
  by: sql<FeedMatch['by']>`${feedMatches.matchedBy}`,
  product: { product_id: products.id, name: products.name },
}

/** The rows that may be the same as a product. */
export async function listMatches(database: Database): Promise<FeedMatch[]> {
  const found = await database
    .select({ row: feedRows, feed: productFeeds.name, ...MATCH })
    .from(feedMatches)
    .innerJoin(productFeeds, eq(productFeeds.id, feedMatches.feedId))
    .innerJoin(products, eq(products.id, feedMatches.productId))
    .innerJoin(feedRows, and(eq(feedRows.key, feedMatches.rowKey), isCurrent))
    .where(and(eq(feedMatches.state, 'offered'), lte(feedMatches.run, productFeeds.appliedRun)))
    .orderBy(asc(products.name), asc(products.id), asc(feedRows.name))
    .limit(MOST)
  const rows = await presentRows(database, found)
  return found.flatMap(({ by, product }, at) => {
    const row = rows[at]
    return row ? [{ id: `${row.id}.${product.product_id}`, by, product, row }] : []
  })
}

/** Accepts or declines a match that is offered. @throws not-found */
export async function answerMatch(database: Database, id: string, accept: boolean): Promise<void> {
  const [, rowId = '', productId = ''] = /^(.+)\.([^.]+)$/.exec(id) ?? []
  const { row } = await readCurrentRow(database, rowId)
  await write(database, async (tx) => {
    const changed = await tx
      .update(feedMatches)
      .set({ state: accept ? 'followed' : 'declined' })
      .where(and(isOfRow(row), eq(feedMatches.productId, productId)))
      .returning({ id: feedMatches.productId })
    if (changed.length === 0) throw errors.feedRowNotFound()
    await followIn(tx, row.feedId, productId)
  })
}
