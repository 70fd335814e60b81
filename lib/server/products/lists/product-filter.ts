import 'server-only'
import { and, eq, gte, lte, sql, type SQL } from 'drizzle-orm'
import type { ProductOrder } from '@/lib/contract/products/product-orders'
import { IN_STOCK_CODES } from '@/lib/format/products/availability'
import type { DocSet } from '@/lib/search/index/doc-set'
import type { SearchIndex } from '@/lib/search/index/search-index'
import type { Condition } from '@/lib/search/results/filter-docs'
import { products } from '../../db/schema/post-schema'
import type { IndexedProduct } from '../../search/live/product-source'
import { toHundredths } from '../product-row'

type ProductConditions = {
  /** Only products of published posts in this category. */
  postCategory?: string | undefined
  brand?: string | undefined
  source?: string | undefined
  /** In units of a currency. */
  minPrice?: number | undefined
  maxPrice?: number | undefined
  minRating?: number | undefined
  inStock?: boolean | undefined
  /** Prices before then, in milliseconds, are hidden: those products are in no range of prices. */
  pricesSince?: number | undefined
}

/** Which products a list holds, and in what order. */
export type ProductFilter = ProductConditions & {
  /** Search query. */
  search?: string | undefined
  /** Also holds products that no published post features. */
  includeUnlinked?: boolean | undefined
  /** Searches without spelling correction. */
  exact?: boolean | undefined
  /** Also returns facet counts. */
  facets?: boolean | undefined
  /** Newest first by default, or best match first in a search. */
  sort?: ProductOrder | undefined
}

/** Whether a list is just the newest products, all or those of a category. */
export function isPlainList({
  brand,
  source,
  minPrice,
  maxPrice,
  minRating,
  inStock,
  facets,
  sort,
}: ProductFilter): boolean {
  const conditions = [brand, source, minPrice, maxPrice, minRating, inStock, facets]
  return conditions.every((value) => value === undefined || value === false) && (sort ?? 'newest') === 'newest'
}

/** The values of all products in the search index, by facet. */
export const PRODUCT_COLUMNS = {
  category: { name: 'categories', of: ({ categories }: IndexedProduct) => categories },
  brand: { name: 'brand', of: ({ brand }: IndexedProduct) => (brand ? [brand] : []) },
  source: { name: 'source', of: ({ source }: IndexedProduct) => [source] },
  /** NaN without a price, which is in no range. */
  price: { name: 'price', of: ({ price }: IndexedProduct) => price ?? Number.NaN },
  rating: { name: 'rating', of: ({ rating }: IndexedProduct) => rating ?? 0 },
  stock: { name: 'stock', of: ({ isInStock }: IndexedProduct) => Number(isInStock) },
}
/** NaN without a price, which cannot be old. */
export const PRICE_AT = { name: 'price at', of: ({ priceAt }: IndexedProduct) => priceAt ?? Number.NaN }
export type ProductFacet = keyof typeof PRODUCT_COLUMNS

const ARCHIVED = { name: 'archived', of: ({ isArchived }: IndexedProduct) => Number(isArchived) }
/** The products that are archived, or those that are not. */
export const archivedDocs = (docs: DocSet, index: SearchIndex<IndexedProduct>, archived: boolean): DocSet =>
  docs.within(index.numbers(ARCHIVED), Number(archived), Number(archived))

/** The products whose price is shown. */
export const pricedSince = (docs: DocSet, index: SearchIndex<IndexedProduct>, since: number | undefined): DocSet =>
  since === undefined ? docs : docs.within(index.numbers(PRICE_AT), since, Number.POSITIVE_INFINITY)

const code = sql`lower(regexp_replace(regexp_replace(${products.availability}, '^https?://schema\\.org/', '', 'i'), '[[:space:]_-]', '', 'g'))`
const codes = sql.join(
  [...IN_STOCK_CODES].map((name) => sql`${name}`),
  sql`, `,
)
const isInStock = sql`(${code} in (${codes}) or btrim(${products.availability}) ~* '^in ?stock\\y')`

type Index = SearchIndex<IndexedProduct>

/**
 * Every condition once, for the search index and in SQL; undefined where a filter does not set it. Lists by
 * category have a table of their own, so the SQL for it is in list-products.ts.
 */
const CONDITIONS: Record<
  ProductFacet,
  (filter: ProductConditions) => { docs: (docs: DocSet, index: Index) => DocSet; where?: SQL | undefined } | undefined
> = {
  category: ({ postCategory }) =>
    postCategory === undefined
      ? undefined
      : { docs: (docs, index) => index.texts(PRODUCT_COLUMNS.category).having(postCategory, docs) },
  brand: ({ brand }) =>
    brand === undefined
      ? undefined
      : {
          docs: (docs, index) => index.texts(PRODUCT_COLUMNS.brand).having(brand, docs),
          where: eq(products.brand, brand),
        },
  source: ({ source }) =>
    source === undefined
      ? undefined
      : {
          docs: (docs, index) => index.texts(PRODUCT_COLUMNS.source).having(source, docs),
          where: sql`${products.source} = ${source}`,
        },
  price: ({ minPrice, maxPrice, pricesSince }) => {
    if (minPrice === undefined && maxPrice === undefined) return undefined
    const [low, high] = [minPrice, maxPrice].map((price) =>
      price === undefined ? undefined : (toHundredths(price) ?? 0),
    )
    return {
      docs: (docs, index) =>
        pricedSince(docs, index, pricesSince).within(
          index.numbers(PRODUCT_COLUMNS.price),
          low ?? 0,
          high ?? Number.POSITIVE_INFINITY,
        ),
      where: and(
        low === undefined ? undefined : gte(products.price, low),
        high === undefined ? undefined : lte(products.price, high),
        pricesSince === undefined ? undefined : gte(products.priceAt, new Date(pricesSince)),
      ),
    }
  },
  rating: ({ minRating }) =>
    minRating === undefined
      ? undefined
      : {
          docs: (docs, index) =>
            docs.within(index.numbers(PRODUCT_COLUMNS.rating), minRating, Number.POSITIVE_INFINITY),
          where: sql`coalesce(${products.rating}, 0) >= ${minRating}`,
        },
  stock: ({ inStock }) =>
    inStock
      ? { docs: (docs, index) => docs.within(index.numbers(PRODUCT_COLUMNS.stock), 1, 1), where: isInStock }
      : undefined,
}

/** A filter's conditions for products that a search found. */
export function searchConditions(filter: ProductFilter, index: Index): Condition<ProductFacet>[] {
  return (Object.keys(CONDITIONS) as ProductFacet[]).flatMap((name) => {
    const condition = CONDITIONS[name](filter)
    return condition ? [{ name, passing: (docs) => condition.docs(docs, index) }] : []
  })
}

/** A filter's conditions in SQL, without its query and category. */
export function productWhere(filter: ProductFilter): SQL | undefined {
  return and(...Object.values(CONDITIONS).map((condition) => condition(filter)?.where))
}
