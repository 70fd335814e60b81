import 'server-only'
import { and, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm'
import type { CatalogItem } from '@/lib/contract/products/catalog'
import { MOVED_SHARE } from '@/lib/contract/products/catalog-views'
import type { Database } from '../../db/database'
import { feedMatches } from '../../db/schema/feed-schema'
import { productListings, products } from '../../db/schema/post-schema'
import { writeUncached } from '../../db/write'
import { toUnits } from '../product-row'

type Need = NonNullable<CatalogItem['need']>

const { productId, goneAt, seenPrice, state } = feedMatches

/** What feeds show of products that needs someone, by their ids: those that vanished, and those of published posts whose price moved. */
export async function feedNeeds(database: Database): Promise<Map<string, Need>> {
  const isListed = exists(
    database
      .select({ id: productListings.productId })
      .from(productListings)
      .where(and(eq(productListings.productId, products.id), eq(productListings.category, ''))),
  )
  const isGone = sql<boolean>`bool_and(${goneAt} is not null)`
  const was = sql<string | null>`min(${seenPrice})`
  const hasMoved = sql`abs(${products.price} - ${was}) >= ${was} * ${MOVED_SHARE}::float`
  const rows = await database
    .select({ id: products.id, isGone, was, priceAt: products.priceAt, goneAt: sql`max(${goneAt})`.mapWith(goneAt) })
    .from(feedMatches)
    .innerJoin(products, eq(products.id, productId))
    .where(and(eq(state, 'followed'), isNull(products.archivedAt), eq(products.isGone, false)))
    .groupBy(products.id)
    .having(or(isGone, and(hasMoved, isListed)))
  return new Map(
    rows.map((row): [string, Need] => [
      row.id,
      row.isGone
        ? { kind: 'vanished', was: null, since: row.goneAt.toISOString() }
        : { kind: 'price_moved', was: toUnits(Number(row.was)), since: row.priceAt?.toISOString() ?? null },
    ]),
  )
}

const currentPrice = sql`(select ${products.price} from ${products} where ${products.id} = ${productId})`

/** Takes the prices of products that begin to follow a feed for seen: they count as moved from there. */
export async function noteFollowedPrices(tx: Database, ids: string[]): Promise<void> {
  await tx
    .update(feedMatches)
    .set({ seenPrice: currentPrice })
    .where(and(inArray(productId, ids), isNull(seenPrice)))
}

/** Notes that someone has seen the price of a product: it counts as moved from there. */
export async function noteSeenPrice(database: Database, id: string): Promise<void> {
  await writeUncached(database, (tx) =>
    tx.update(feedMatches).set({ seenPrice: currentPrice }).where(eq(productId, id)),
  )
}
