import 'server-only'
import { and, asc, desc, eq, gte, lte, sql, type SQL } from 'drizzle-orm'
import type { ProductOrder } from '@/lib/contract/product-orders'
import { IN_STOCK_CODES } from '@/lib/format/availability'
import { products } from '../db/schema'
import type { ProductFilter } from './product-filter'
import { toHundredths } from './product-row'

const newest = [desc(products.createdAt), desc(products.id)]

/** Products without a price, or without a rating, come last. */
export const PRODUCT_ORDERS: Record<ProductOrder, SQL[]> = {
  newest,
  'price-low': [sql`${asc(products.price)} nulls last`, ...newest],
  'price-high': [sql`${desc(products.price)} nulls last`, ...newest],
  rating: [sql`${desc(products.rating)} nulls last`, ...newest],
}

const code = sql`lower(regexp_replace(regexp_replace(${products.availability}, '^https?://schema\\.org/', '', 'i'), '[[:space:]_-]', '', 'g'))`
const codes = sql.join(
  [...IN_STOCK_CODES].map((name) => sql`${name}`),
  sql`, `,
)
const isInStock = sql`(${code} in (${codes}) or btrim(${products.availability}) ~* '^in ?stock\\y')`

/** What a filter asks of a product itself, for the database. */
export function narrowProducts({ brand, source, minPrice, maxPrice, minRating, inStock }: ProductFilter): SQL | undefined {
  return and(
    brand === undefined ? undefined : eq(products.brand, brand),
    source === undefined ? undefined : sql`${products.source} = ${source}`,
    minPrice === undefined ? undefined : gte(products.price, toHundredths(minPrice) ?? 0),
    maxPrice === undefined ? undefined : lte(products.price, toHundredths(maxPrice) ?? 0),
    minRating === undefined ? undefined : sql`coalesce(${products.rating}, 0) >= ${minRating}`,
    inStock ? isInStock : undefined,
  )
}
