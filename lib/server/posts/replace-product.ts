import 'server-only'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { LinkToRestore, ReplacedLink } from '@/lib/contract/products/replace-calls'
import { errors } from '../core/errors'
import type { Database } from '../db/database'
import { savedItems } from '../db/schema/saved-schema'
import { postProducts, posts, products } from '../db/schema/post-schema'
import { write } from '../db/write'
import { deleteUnusedIn, restoreProductsIn } from '../products/delete-products'
import { refreshProductText } from '../products/link-products'
import { recordVersions } from './versions/record-versions'
import { laterThanBefore } from './write-posts'

type Replacement = {
  /** The posts to change; all that feature the product, unless given. */
  postIds?: string[] | undefined
  /** Also deletes the product, and moves what visitors saved. */
  merge: boolean
  /** Changes nothing. */
  dryRun: boolean
  author: string | null
}

/**
 * Features another product in place of one, in one transaction. A post that features both keeps the other one in its place.
 * @returns the links that were, or would be, replaced.
 * @throws not-found for a missing product; invalid for the same one, and for a merge in some posts only.
 */
export async function replaceProduct(
  database: Database,
  id: string,
  by: string,
  { postIds, merge, dryRun, author }: Replacement,
): Promise<ReplacedLink[]> {
  if (id === by) throw errors.badField('by', 'must be another product')
  if (merge && postIds) throw errors.badField('merge', 'needs all posts')
  if (dryRun) {
    await requireProducts(database, [id, by])
    return linksOf(database, id, by, postIds)
  }
  return write(database, async (tx) => {
    await requireProducts(tx, [id, by])
    const links = await linksOf(tx, id, by, postIds)
    const inPosts = links.map((link) => link.post_id)
    await touchPosts(tx, inPosts, author)
    await tx.delete(postProducts).where(linkIn(id, inPosts))
    await linkProduct(
      tx,
      by,
      links.filter((link) => !link.has_both),
    )
    if (inPosts.length > 0) await refreshProductText(tx, by)
    if (merge) {
      await moveSaved(tx, id, by)
      await deleteUnusedIn(tx, [id])
    }
    return links
  })
}

/**
 * Undoes a replacement in the posts that still feature the other product; the product is restored if it was deleted.
 * @returns the ids of the posts.
 * @throws not-found if the product cannot be restored.
 */
export async function undoReplacement(
  database: Database,
  id: string,
  by: string,
  links: LinkToRestore[],
  author: string | null = null,
): Promise<string[]> {
  return write(database, async (tx) => {
    await restoreProductsIn(tx, [id])
    await requireProducts(tx, [id])
    const still = await linksOf(
      tx,
      by,
      id,
      links.map((link) => link.post_id),
    )
    const open = new Set(still.filter((link) => !link.has_both).map((link) => link.post_id))
    const restored = links.filter((link) => open.has(link.post_id))
    const inPosts = restored.map((link) => link.post_id)
    await touchPosts(tx, inPosts, author)
    const alone = restored.filter((link) => !link.has_both).map((link) => link.post_id)
    await tx.delete(postProducts).where(linkIn(by, alone))
    await linkProduct(tx, id, restored)
    for (const product of inPosts.length > 0 ? [id, by] : []) await refreshProductText(tx, product)
    return inPosts
  })
}

const linkIn = (productId: string, postIds: string[]) =>
  and(eq(postProducts.productId, productId), inArray(postProducts.postId, postIds))

async function requireProducts(tx: Database, ids: string[]): Promise<void> {
  const found = await tx.select({ id: products.id }).from(products).where(inArray(products.id, ids))
  if (found.length < ids.length) throw errors.productNotFound()
}

/** The links of a product in posts, in the order of the posts' ids. */
async function linksOf(tx: Database, id: string, by: string, postIds?: string[]): Promise<ReplacedLink[]> {
  const both = sql<boolean>`exists (select 1 from ${postProducts} other where other.post_id = ${posts.id} and other.product_id = ${by})`
  return tx
    .select({
      post_id: posts.id,
      title: posts.title,
      status: posts.status,
      position: postProducts.position,
      has_both: both,
    })
    .from(postProducts)
    .innerJoin(posts, eq(posts.id, postProducts.postId))
    .where(postIds ? linkIn(id, postIds) : eq(postProducts.productId, id))
    .orderBy(asc(posts.id))
}

/** Stores the versions of posts before a change, and marks them as changed now. */
async function touchPosts(tx: Database, ids: string[], author: string | null): Promise<void> {
  if (ids.length === 0) return
  await recordVersions(tx, ids)
  await tx.update(posts).set({ updatedAt: laterThanBefore(), updatedBy: author }).where(inArray(posts.id, ids))
}

async function linkProduct(
  tx: Database,
  productId: string,
  links: Pick<ReplacedLink, 'post_id' | 'position'>[],
): Promise<void> {
  const rows = links.map(({ post_id: postId, position }) => ({ postId, productId, position }))
  if (rows.length > 0) await tx.insert(postProducts).values(rows).onConflictDoNothing()
}

/** What visitors saved follows a merge; who saved both keeps one. */
async function moveSaved(tx: Database, id: string, by: string): Promise<void> {
  const saved = and(eq(savedItems.kind, 'product'), eq(savedItems.itemId, id))
  await tx.execute(
    sql`insert into ${savedItems} (uid, kind, item_id, saved_at) select uid, kind, ${by}, saved_at from ${savedItems} where ${saved} on conflict do nothing`,
  )
  await tx.delete(savedItems).where(saved)
}
