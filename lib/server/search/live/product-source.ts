import { asc, count, gt, inArray } from 'drizzle-orm'
import { LINK_TROUBLES, MOVED_SHARE, type ProductNeed } from '@/lib/contract/products/catalog-views'
import { shopHost } from '@/lib/format/addresses/hosts'
import { bareGtin, isInStock, isOutOfStock } from '@/lib/format/products/product-values'
import type { Database } from '../../db/database'
import { productOffers } from '../../db/schema/offer-schema'
import { postProducts, productListings, products } from '../../db/schema/post-schema'
import { BODY, CATEGORIES, CODES, SUMMARY, TAGS } from '@/lib/search/index/fields'
import type { DocFields } from '@/lib/search/index/search-index'
import type { Entry, Source } from './live-index'
import { shared } from './shared-texts'

/** The fields of an indexed product besides its text. */
export type IndexedProduct = DocFields & {
  name: string
  /** The categories of the published posts that feature it. */
  categories: string[]
  brand: string | null
  source: string
  /** Hundredths of a unit of `currency`. */
  price: number | null
  currency: string
  rating: number | null
  isInStock: boolean
  /** Out of stock in all shops, and not marked as gone. */
  isOutOfStock: boolean
  feedNeed: FeedNeed | null
  hasLinkTrouble: boolean
  isArchived: boolean
  /** Host and query of its address; empty for an invalid one. */
  hostname: string
  search: string
  /** When the price was read or set, in milliseconds; null without a price. */
  priceAt: number | null
  pictures: number
  /** The number of posts that feature it, drafts included. */
  posts: number
  /** The number of fields that a person corrected. */
  corrections: number
  /** What only one product should have: its GTIN, and its item number with the shop. */
  identities: string[]
}

const MAX_DESCRIPTION = 50_000

type Row = typeof products.$inferSelect

/** Products, indexed by names, brands, numbers and descriptions. */
export const productSource: Source<IndexedProduct> = {
  kind: 'product',
  after: async (database, id, most) =>
    entriesOf(
      database,
      await database.select().from(products).where(gt(products.id, id)).orderBy(asc(products.id)).limit(most),
    ),
  byIds: async (database, ids) =>
    entriesOf(database, await database.select().from(products).where(inArray(products.id, ids))),
}

async function entriesOf(database: Database, rows: Row[]): Promise<Entry<IndexedProduct>[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const listed = await database
    .select({ id: productListings.productId, category: productListings.category })
    .from(productListings)
    .where(inArray(productListings.productId, ids))
  const listings = new Map<string, string[]>()
  for (const { id, category } of listed) listings.set(id, [...(listings.get(id) ?? []), shared(category)])
  const featured = await database
    .select({ id: postProducts.productId, posts: count() })
    .from(postProducts)
    .where(inArray(postProducts.productId, ids))
    .groupBy(postProducts.productId)
  const posts = new Map(featured.map((row) => [row.id, row.posts]))
  const { productId, availability } = productOffers
  const offers = await database.select({ productId, availability }).from(productOffers).where(inArray(productId, ids))
  const sold = new Set(offers.filter((offer) => isInStock(offer.availability)).map((offer) => offer.productId))
  return rows.map((row) => entryOf(row, listings.get(row.id) ?? [], posts.get(row.id) ?? 0, sold.has(row.id)))
}

function placeOf(address: string): Pick<IndexedProduct, 'hostname' | 'search'> {
  if (!URL.canParse(address)) return { hostname: '', search: '' }
  const { hostname, search } = new URL(address)
  return { hostname: shared(hostname), search }
}

function identitiesOf({ upc, sku, productUrl }: Row): string[] {
  const [gtin, shop] = [bareGtin(upc), shopHost(productUrl)]
  return [...(gtin ? [gtin] : []), ...(sku && shop ? [`${shop} ${sku}`] : [])]
}

type FeedNeed = Exclude<ProductNeed, 'out_of_stock'>

/** What feeds show of a product that needs someone: it vanished, or its price moved. @param isListed whether a published post features it. */
export function feedNeedOf(
  {
    vanishedAt,
    seenPrice,
    price,
    isGone,
    archivedAt,
  }: Pick<Row, 'vanishedAt' | 'seenPrice' | 'price' | 'isGone' | 'archivedAt'>,
  isListed: boolean,
): FeedNeed | null {
  if (isGone || archivedAt) return null
  if (vanishedAt) return 'vanished'
  const hasMoved = seenPrice !== null && price !== null && Math.abs(price - seenPrice) >= seenPrice * MOVED_SHARE
  return hasMoved && isListed ? 'price_moved' : null
}

/** @param isSold whether another shop has it in stock. */
function entryOf(row: Row, listings: string[], posts: number, isSold: boolean): Entry<IndexedProduct> {
  const specifications = Object.entries(row.specifications).map(([name, value]) => `${name} ${value}`)
  return {
    facts: {
      id: row.id,
      isPublic: listings.includes(''),
      madeAt: row.createdAt.getTime(),
      name: row.name,
      categories: listings.filter(Boolean),
      brand: row.brand && shared(row.brand),
      source: row.source,
      price: row.price,
      currency: shared(row.currency),
      rating: row.rating,
      isInStock: isInStock(row.availability),
      isOutOfStock: isOutOfStock(row.availability) && !isSold && !row.isGone,
      feedNeed: feedNeedOf(row, listings.includes('')),
      isArchived: row.archivedAt !== null,
      ...placeOf(row.productUrl),
      hasLinkTrouble: row.link !== null && LINK_TROUBLES.includes(row.link.state),
      priceAt: row.price === null ? null : (row.priceAt?.getTime() ?? 0),
      pictures: row.images.length,
      posts,
      corrections: row.corrected.length,
      identities: identitiesOf(row),
    },
    title: row.name,
    texts: [
      { field: TAGS, text: row.brand ?? '' },
      { field: CODES, text: [row.modelNumber, row.sku, row.upc].filter(Boolean).join(' . ') },
      { field: CATEGORIES, text: [...(row.categoryPath ?? []), ...row.subcategories].join(' . ') },
      { field: SUMMARY, text: specifications.join(' . ') },
      { field: BODY, text: row.description.slice(0, MAX_DESCRIPTION) },
    ],
  }
}
