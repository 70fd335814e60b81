import { and, desc, eq, exists, inArray, ne, or } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { MAX_SAVED, type Saved, type SavedKind } from '@/lib/contract/saved/saved'
import { errors } from '../core/errors'
import type { Database } from '../db/database'
import { savedItems } from '../db/schema/saved-schema'
import { postProducts, posts, products } from '../db/schema/post-schema'
import { presentSummaries, summaryColumns, toSummaries } from '../posts/post-row'
import { presentProducts } from '../products/present-products'
import { productColumns, toProduct } from '../products/product-row'

/** A visitor's saved items, latest first, without those that are no longer public. */
export async function listSaved(database: Database, uid: string): Promise<Saved> {
  const savedPosts = await database
    .select(summaryColumns)
    .from(posts)
    .innerJoin(savedItems, and(eq(savedItems.itemId, posts.id), eq(savedItems.kind, 'post'), eq(savedItems.uid, uid)))
    .where(eq(posts.status, 'published'))
    .orderBy(desc(savedItems.savedAt), posts.id)
  const savedProducts = await database
    .select(productColumns)
    .from(products)
    .innerJoin(
      savedItems,
      and(eq(savedItems.itemId, products.id), eq(savedItems.kind, 'product'), eq(savedItems.uid, uid)),
    )
    .where(isPublic(database, products.id))
    .orderBy(desc(savedItems.savedAt), products.id)
  return {
    posts: await presentSummaries(database, await toSummaries(database, savedPosts), 'visitor'),
    products: await presentProducts(database, savedProducts.map(toProduct), 'visitor'),
  }
}

function isPublic(database: Database, productId: AnyPgColumn) {
  return exists(
    database
      .select()
      .from(postProducts)
      .innerJoin(posts, eq(posts.id, postProducts.postId))
      .where(and(eq(postProducts.productId, productId), eq(posts.status, 'published'))),
  )
}

/** Saves a public post or product; idempotent. */
export async function saveItem(database: Database, uid: string, kind: SavedKind, itemId: string): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await isThere(tx, kind, itemId))) throw kind === 'post' ? errors.postNotFound() : errors.productNotFound()
    if ((await countOthers(tx, uid, kind, itemId)) >= MAX_SAVED)
      throw errors.listFull(`A list holds at most ${MAX_SAVED} posts and products`)
    await tx.insert(savedItems).values({ uid, kind, itemId, savedAt: new Date() }).onConflictDoNothing()
  })
}

/** The number of visible items in a visitor's list, not counting one. */
async function countOthers(tx: Database, uid: string, kind: SavedKind, itemId: string): Promise<number> {
  const other = or(ne(savedItems.kind, kind), ne(savedItems.itemId, itemId))
  const published = and(eq(posts.id, savedItems.itemId), eq(posts.status, 'published'))
  const shown = or(
    and(eq(savedItems.kind, 'post'), exists(tx.select().from(posts).where(published))),
    and(eq(savedItems.kind, 'product'), isPublic(tx, savedItems.itemId)),
  )
  return tx.$count(savedItems, and(eq(savedItems.uid, uid), other, shown))
}

async function isThere(tx: Database, kind: SavedKind, id: string): Promise<boolean> {
  const rows =
    kind === 'post'
      ? await tx
          .select({ id: posts.id })
          .from(posts)
          .where(and(eq(posts.id, id), eq(posts.status, 'published')))
      : await tx
          .select({ id: products.id })
          .from(products)
          .where(and(inArray(products.id, [id]), isPublic(tx, products.id)))
  return rows.length > 0
}

/** Removes one item, or the visitor's whole list. */
export async function removeSaved(
  database: Database,
  uid: string,
  item?: { kind: SavedKind; id: string },
): Promise<void> {
  const one = item && and(eq(savedItems.kind, item.kind), eq(savedItems.itemId, item.id))
  await database.delete(savedItems).where(and(eq(savedItems.uid, uid), one))
}
