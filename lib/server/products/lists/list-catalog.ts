import { inArray, sql } from 'drizzle-orm'
import { type CatalogCounts, type CatalogItem, UNCHECKED } from '@/lib/contract/products/catalog'
import {
  ATTENTION_FILTERS,
  CATALOG_FILTERS,
  type CatalogFilter,
  type CatalogOrder,
  STALE_PRICE_DAYS,
} from '@/lib/contract/products/catalog-views'
import { type AffiliateProgramme, missingTag } from '@/lib/format/addresses/affiliate-link'
import { isInStock, isOutOfStock } from '@/lib/format/products/product-values'
import type { Database } from '../../db/database'
import { paginate } from '../../db/query/sql'
import { postProducts, productListings, products } from '../../db/schema/post-schema'
import { describeSearch, type Found, paginateHits } from '@/lib/search/results/results'
import { DocSet } from '@/lib/search/index/doc-set'
import { feedNeedOf, type IndexedProduct } from '../../search/live/product-source'
import { siteSearch } from '../../search/live/site-search'
import type { SearchIndex } from '@/lib/search/index/search-index'
import { type Offer, readOffers } from '../offers/read-offers'
import { archivedDocs, PRICE_AT, productOrder } from './product-filter'
import { listProgrammes } from '../programmes'
import { toUnits } from '../product-row'

const IDENTITIES = { name: 'identities', of: ({ identities }: IndexedProduct) => identities }

/** Query, filter and order of the admin's list of all products. */
type CatalogView = { q?: string | undefined; filter?: CatalogFilter | undefined; sort?: CatalogOrder | undefined }

const PAGE_SIZE = 20
const HOUR = 3_600_000

type Column = { name: string; of: (facts: IndexedProduct) => number }
const POSTS: Column = { name: 'posts', of: ({ posts }) => posts }
const LINK_TROUBLE: Column = { name: 'link trouble', of: ({ hasLinkTrouble }) => Number(hasLinkTrouble) }
const OUT_OF_STOCK: Column = { name: 'out of stock', of: ({ isOutOfStock }) => Number(isOutOfStock) }
const VANISHED: Column = { name: 'vanished', of: ({ feedNeed }) => Number(feedNeed === 'vanished') }
const PRICE_MOVED: Column = { name: 'price moved', of: ({ feedNeed }) => Number(feedNeed === 'price_moved') }
const PICTURES: Column = { name: 'pictures', of: ({ pictures }) => pictures }
const CORRECTIONS: Column = { name: 'corrections', of: ({ corrections }) => corrections }

const untaggedBy = (programmes: readonly AffiliateProgramme[]): Column => ({
  name: `untagged ${JSON.stringify(programmes)}`,
  of: (product) => Number(missingTag(product, programmes) !== null),
})

type Filtered = Record<CatalogFilter, DocSet>

/**
 * One page of all products, with the counts of each filter within the search results.
 * @throws unavailable while the index is still being built.
 */
export async function listCatalog(database: Database, view: CatalogView, page = 1, size = PAGE_SIZE) {
  const { products: search } = siteSearch(database)
  const [text, filter] = [view.q?.trim(), view.filter ?? 'all']
  const programmes = await listProgrammes(database)
  const found = await (text ? search.find({ text, all: true, correct: true }) : search.browse(true))
  const now = Math.floor(Date.now() / HOUR) * HOUR
  const staleBefore = now - STALE_PRICE_DAYS * 24 * HOUR
  const sets = filterAll(found, { staleBefore, programmes })
  // Without a search, results are newest first already.
  const sort = text || view.sort !== 'newest' ? view.sort : undefined
  const sorted = sort ? { ...found, first: [], behind: () => found.index.ordered(productOrder(sort, now)) } : found
  const ids = paginateHits(sorted, sets[filter], { page, size })
  return {
    products: await readItems(database, ids),
    pagination: paginate(page, size, sets[filter].size),
    counts: Object.fromEntries(CATALOG_FILTERS.map((name) => [name, sets[name].size])) as CatalogCounts,
    search: text ? describeSearch(text, found, sets[filter]) : undefined,
  }
}

type Input = { staleBefore: number; programmes: readonly AffiliateProgramme[] }

function filterAll({ docs: found, index }: Found<IndexedProduct>, { staleBefore, programmes }: Input): Filtered {
  const docs = archivedDocs(found, index, false)
  const within = (column: Column, least: number, most: number) => docs.within(index.numbers(column), least, most)
  const filters = {
    all: docs,
    archived: archivedDocs(found, index, true),
    used: within(POSTS, 1, Number.POSITIVE_INFINITY),
    unused: within(POSTS, 0, 0),
    stale_price: within(PRICE_AT, 0, staleBefore),
    link_trouble: within(LINK_TROUBLE, 1, 1),
    untagged: within(untaggedBy(programmes), 1, 1),
    vanished: within(VANISHED, 1, 1),
    out_of_stock: within(OUT_OF_STOCK, 1, 1),
    price_moved: within(PRICE_MOVED, 1, 1),
    no_picture: within(PICTURES, 0, 0),
    corrected: within(CORRECTIONS, 1, Number.POSITIVE_INFINITY),
    duplicates: duplicateDocs(docs, index),
  }
  const attention = new DocSet(docs.docs)
  for (const name of ATTENTION_FILTERS)
    for (const doc of filters[name].read()) if (!attention.has(doc)) attention.add(doc)
  return { ...filters, attention }
}

const postCount = sql<number>`(select count(*)::int from ${postProducts} where ${postProducts.productId} = ${products.id})`

const columns = {
  id: products.id,
  name: products.name,
  brand: products.brand,
  price: products.price,
  currency: products.currency,
  availability: products.availability,
  source: products.source,
  productUrl: products.productUrl,
  images: products.images,
  priceAt: products.priceAt,
  corrected: products.corrected,
  link: products.link,
  archivedAt: products.archivedAt,
  isGone: products.isGone,
  vanishedAt: products.vanishedAt,
  seenPrice: products.seenPrice,
  posts: postCount,
  isListed: sql<boolean>`exists (select 1 from ${productListings} where ${productListings.productId} = ${products.id} and ${productListings.category} = '')`,
}

/** Products of the admin's list by their ids, in that order, without those that were deleted in the meantime. */
export async function readItems(database: Database, ids: string[]): Promise<CatalogItem[]> {
  if (ids.length === 0) return []
  const rows = await database.select(columns).from(products).where(inArray(products.id, ids))
  const offersOf = await readOffers(database, ids)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const { id: product_id, price, productUrl: product_url, images, priceAt, link, ...rest } = row
    const { archivedAt, isGone: _gone, vanishedAt: _at, seenPrice: _seen, isListed: _listed, ...same } = rest
    const image = images.find(({ is_primary }) => is_primary) ?? images[0] ?? null
    const price_at = priceAt?.toISOString() ?? null
    const shown = { product_id, price: toUnits(price), product_url, image, price_at }
    return [
      { ...same, ...shown, link: link ?? UNCHECKED, archived: archivedAt !== null, need: needOf(row, offersOf(id)) },
    ]
  })
}

type ItemRow = Pick<typeof products.$inferSelect, 'availability' | 'price' | 'priceAt' | 'archivedAt' | 'isGone'> &
  Pick<typeof products.$inferSelect, 'vanishedAt' | 'seenPrice'> & { isListed: boolean }

function needOf(row: ItemRow, offers: readonly Offer[]): CatalogItem['need'] {
  const kind = feedNeedOf(row, row.isListed)
  if (kind === 'vanished') return { kind, was: null, since: row.vanishedAt?.toISOString() ?? null }
  if (kind) return { kind, was: toUnits(row.seenPrice), since: row.priceAt?.toISOString() ?? null }
  const isSold = !isOutOfStock(row.availability) || offers.some(({ availability }) => isInStock(availability))
  return isSold || row.isGone ? null : { kind: 'out_of_stock', was: null, since: null }
}

/** The products of a set that share an identity with any other product, archived ones left out. */
function duplicateDocs(docs: DocSet, index: SearchIndex<IndexedProduct>): DocSet {
  const identities = index.texts(IDENTITIES)
  const counts = identities.count(archivedDocs(index.openDocs(true), index, false))
  return identities.havingAny((number) => (counts[number] as number) > 1, docs)
}
