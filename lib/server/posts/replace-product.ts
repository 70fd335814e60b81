import { and, asc, eq, exists, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { LinkToRestore, ReplacedLink } from '@/lib/contract/products/replace-calls'
import { type BlockProduct, swapProduct } from '../content/blocks/swap-product'
import { errors } from '../core/errors'
import { type Database, write } from '../db/database'
import { savedItems } from '../db/schema/saved-schema'
import { postProducts, posts, products } from '../db/schema/post-schema'
import { deleteUnused, restoreProducts } from '../products/delete-products'
import { moveReplacements, moveReplacementsBack, rememberReplaced, replacedBy } from '../products/move-replacements'
import { changeAll, laterThanBefore } from './write-posts'

type Replacement = {
  /** The posts to change; all that feature the product, unless given. */
  postIds?: string[] | undefined
  /** Also deletes the product, and moves what visitors saved and where it is the one to buy instead. */
  merge: boolean
  /** Changes nothing. */
  dryRun: boolean
  author: string | null
}

/**
 * Features another product in place of one, in one transaction, also in the blocks of texts. A post that features both keeps
 * the other one in its place.
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
  const replace = async (tx: Database) => {
    const [from, to] = await requireProducts(tx, id, by)
    const links = await linksOf(tx, id, by, postIds)
    const texts = await swapInTexts(tx, links, from, to)
    const replaced = links.map((link) => ({ ...link, blocks: texts.get(link.post_id)?.at ?? [] }))
    if (dryRun) return replaced
    const inPosts = links.map((link) => link.post_id)
    await changePosts(tx, inPosts, texts, author)
    await tx.delete(postProducts).where(linkIn(id, inPosts))
    await linkProduct(
      tx,
      by,
      links.filter((link) => !link.has_both),
    )
    if (merge) {
      await copySaved(tx, id, by)
      const moved = await moveReplacements(tx, id, by)
      await deleteUnused(tx, [id])
      await rememberReplaced(tx, id, moved)
    }
    return replaced
  }
  return dryRun ? replace(database) : write(database, replace)
}

/**
 * Undoes a replacement in the posts that still feature the other product; the product is restored if it was deleted.
 * @returns the ids of the posts.
 * @throws not-found if the product cannot be restored.
 */
export async function undoProductReplacement(
  database: Database,
  id: string,
  by: string,
  links: LinkToRestore[],
  author: string | null = null,
): Promise<string[]> {
  return write(database, async (tx) => {
    const replaced = await replacedBy(tx, id)
    const isMerge = (await restoreProducts(tx, [id])) > 0
    const [from, to] = await requireProducts(tx, by, id)
    const still = await linksOf(
      tx,
      by,
      id,
      links.map((link) => link.post_id),
    )
    const open = new Set(still.filter((link) => !link.has_both).map((link) => link.post_id))
    const restored = links.filter((link) => open.has(link.post_id))
    const inPosts = restored.map((link) => link.post_id)
    await changePosts(tx, inPosts, await swapInTexts(tx, restored, from, to), author)
    const alone = restored.filter((link) => !link.has_both).map((link) => link.post_id)
    await tx.delete(postProducts).where(linkIn(by, alone))
    await linkProduct(tx, id, restored)
    if (isMerge) {
      await removeCopies(tx, id, by)
      await moveReplacementsBack(tx, id, by, replaced)
    }
    return inPosts
  })
}

type Link = Omit<ReplacedLink, 'blocks'>

const linkIn = (productId: string, postIds: string[]) =>
  and(eq(postProducts.productId, productId), inArray(postProducts.postId, postIds))

/** The products, as blocks store them. @throws not-found for a missing one. */
async function requireProducts(tx: Database, ...ids: [string, string]): Promise<[BlockProduct, BlockProduct]> {
  const found = await tx
    .select({ id: products.id, name: products.name, productUrl: products.productUrl })
    .from(products)
    .where(inArray(products.id, ids))
  const [one, other] = ids.map((id) => found.find((product) => product.id === id))
  if (!one || !other) throw errors.productNotFound()
  return [one, other]
}

async function linksOf(tx: Database, id: string, by: string, postIds?: string[]): Promise<Link[]> {
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

/** Texts of posts after a swap, by the id of the post, with the blocks that were changed; without texts that stay. */
type Texts = Map<string, ReturnType<typeof swapProduct>>

/** Puts one product in place of another in the blocks of posts, without storing it. @param links `blocks`: all by default. */
async function swapInTexts(
  tx: Database,
  links: readonly { post_id: string; blocks?: number[] }[],
  from: BlockProduct,
  to: BlockProduct,
): Promise<Texts> {
  if (links.length === 0) return new Map()
  const ids = links.map((link) => link.post_id)
  const mentioning = await tx
    .select({ id: posts.id, content: posts.content })
    .from(posts)
    .where(and(inArray(posts.id, ids), sql`position(${from.id} in ${posts.content}) > 0`))
  const blocksOf = new Map(links.map((link) => [link.post_id, link.blocks]))
  const swapped = mentioning.map(
    (post) => [post.id, swapProduct(post.content, from, to, blocksOf.get(post.id))] as const,
  )
  return new Map(swapped.filter(([, { at }]) => at.length > 0))
}

/** Stores the versions of posts before a change, and their new texts, and marks them as changed now. */
async function changePosts(tx: Database, ids: string[], texts: Texts, author: string | null): Promise<void> {
  const now = laterThanBefore()
  await changeAll(tx, ids, { updatedAt: now, changedAt: now }, author)
  for (const [id, { html }] of texts) await tx.update(posts).set({ content: html }).where(eq(posts.id, id))
}

async function linkProduct(
  tx: Database,
  productId: string,
  links: Pick<Link, 'post_id' | 'position'>[],
): Promise<void> {
  const rows = links.map(({ post_id: postId, position }) => ({ postId, productId, position }))
  if (rows.length > 0) await tx.insert(postProducts).values(rows).onConflictDoNothing()
}

/** What visitors saved is copied in a merge; who saved both keeps one. The merged product’s own stay for an undo. */
async function copySaved(tx: Database, id: string, by: string): Promise<void> {
  const saved = and(eq(savedItems.kind, 'product'), eq(savedItems.itemId, id))
  await tx.execute(
    sql`insert into ${savedItems} (uid, kind, item_id, saved_at) select uid, kind, ${by}, saved_at from ${savedItems} where ${saved} on conflict do nothing`,
  )
}

/** Removes what `copySaved` added: a copy has the time of its original. */
async function removeCopies(tx: Database, id: string, by: string): Promise<void> {
  const original = alias(savedItems, 'original')
  const { kind, uid, savedAt } = original
  const isSame = and(eq(uid, savedItems.uid), eq(savedAt, savedItems.savedAt))
  const copied = tx
    .select()
    .from(original)
    .where(and(eq(kind, 'product'), eq(original.itemId, id), isSame))
  await tx.delete(savedItems).where(and(eq(savedItems.kind, 'product'), eq(savedItems.itemId, by), exists(copied)))
}
