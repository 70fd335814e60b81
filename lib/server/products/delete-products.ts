import { and, eq, getTableColumns, inArray, lt, notExists, sql } from 'drizzle-orm'
import { RESTORE_DAYS } from '@/lib/contract/products/catalog-views'
import { type Database, write } from '../db/database'
import { productOffers } from '../db/schema/offer-schema'
import { deletedProducts, productPrices } from '../db/schema/product-schema'
import { postProducts, products } from '../db/schema/post-schema'

const DAY = 86_400_000

/** The columns to restore a row from; the generated one is derived. */
const names = Object.values(getTableColumns(products))
  .filter((column) => !column.generated)
  .map((column) => sql.identifier(column.name))
/** Values of columns that rows deleted by older releases lack. */
const ADDED = sql`'{"is_gone": false, "origins": {}}'::jsonb`
const listed = sql.join(names, sql`, `)
const stored = sql.join(
  names.map((name) => sql`stored.${name}`),
  sql`, `,
)

/**
 * Deletes the products that no post features, in one transaction; they can be restored for some weeks.
 * @returns the number deleted, and the ids that stay because a post features them.
 */
export async function deleteUnused(database: Database, ids: string[]): Promise<{ deleted: number; used: string[] }> {
  if (ids.length === 0) return { deleted: 0, used: [] }
  return write(database, async (tx) => {
    const now = new Date()
    const expired = lt(deletedProducts.deletedAt, new Date(now.getTime() - RESTORE_DAYS * DAY))
    const forgotten = await tx.delete(deletedProducts).where(expired).returning({ id: deletedProducts.id })
    if (forgotten.length > 0) {
      const ids = forgotten.map(({ id }) => id)
      for (const table of [productPrices, productOffers]) await tx.delete(table).where(inArray(table.productId, ids))
    }
    const featured = tx.select().from(postProducts).where(eq(postProducts.productId, products.id))
    const gone = await tx
      .delete(products)
      .where(and(inArray(products.id, ids), notExists(featured)))
      .returning({ id: products.id, product: sql<Record<string, unknown>>`to_jsonb(${products})` })
    if (gone.length > 0) {
      await tx
        .insert(deletedProducts)
        .values(gone.map((row) => ({ ...row, deletedAt: now })))
        .onConflictDoUpdate({ target: deletedProducts.id, set: { product: sql`excluded.product`, deletedAt: now } })
    }
    const used = await tx.select({ id: products.id }).from(products).where(inArray(products.id, ids))
    return { deleted: gone.length, used: used.map(({ id }) => id) }
  })
}

/**
 * Restores deleted products under their ids, except those whose address was stored again in the meantime.
 * @returns the number restored.
 */
export async function restoreProducts(database: Database, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0
  return write(database, async (tx) => {
    const condition = inArray(deletedProducts.id, ids)
    await tx.execute(
      sql`insert into ${products} (${listed}) select ${stored} from ${deletedProducts}, jsonb_populate_record(null::${products}, ${ADDED} || ${deletedProducts.product}) as stored where ${condition} on conflict do nothing`,
    )
    const there = tx.select({ id: products.id }).from(products).where(inArray(products.id, ids))
    return (
      await tx
        .delete(deletedProducts)
        .where(and(condition, inArray(deletedProducts.id, there)))
        .returning({ id: deletedProducts.id })
    ).length
  })
}
