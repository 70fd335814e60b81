import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { CatalogProduct } from '@/lib/contract/products/catalog'
import type { Database } from '../db/database'
import { productPrices } from '../db/schema/product-schema'
import { products } from '../db/schema/post-schema'
import { toUnits } from './product-row'

/** Prices returned of a product, the newest. */
const MOST = 200

/** Adds the price of a product to its history, if it differs from the last one there. */
export async function notePrice(tx: Database, id: string): Promise<void> {
  const [now] = await tx
    .select({ at: products.priceAt, price: products.price, currency: products.currency })
    .from(products)
    .where(and(eq(products.id, id), isNotNull(products.price), isNotNull(products.priceAt)))
  if (!now?.at || now.price === null) return
  const [last] = await newestFirst(tx, id).limit(1)
  if (last && last.price === now.price && last.currency === now.currency) return
  // The price of a sale was read before it began; a wrong currency is corrected in place.
  const isSale = last?.at.getTime() === now.at.getTime() && last.currency === now.currency
  const at = isSale ? new Date() : now.at
  await tx
    .insert(productPrices)
    .values({ productId: id, at, price: now.price, currency: now.currency })
    .onConflictDoUpdate({
      target: [productPrices.productId, productPrices.at],
      set: { price: sql`excluded.price`, currency: sql`excluded.currency` },
    })
}

/** Starts the history of products that were added just now. */
export async function noteFirstPrices(tx: Database, added: (typeof products.$inferInsert)[]): Promise<void> {
  const first = added.flatMap(({ id: productId, priceAt: at, price, currency }) =>
    at && typeof price === 'number' ? [{ productId, at, price, currency }] : [],
  )
  if (first.length > 0) await tx.insert(productPrices).values(first).onConflictDoNothing()
}

const newestFirst = (database: Database, id: string) =>
  database.select().from(productPrices).where(eq(productPrices.productId, id)).orderBy(desc(productPrices.at))

/** The prices that a product has had, oldest first. */
export async function pricesOf(database: Database, id: string): Promise<CatalogProduct['prices']> {
  const rows = await newestFirst(database, id).limit(MOST)
  return rows.reverse().map(({ at, price, currency }) => ({ at: at.toISOString(), price: toUnits(price), currency }))
}
