import { desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { StoredWork, PreviewedWork } from '@/lib/contract/posts/editor-calls'
import { DRAFT_DAYS, MAX_DRAFTS, MAX_DRAFTS_PER_POST } from '@/lib/contract/limits'
import type { Database } from '../db/database'
import { postDrafts } from '../db/schema/draft-schema'
import { writeUncached } from '../db/write-counter'
import { shownPicture } from '@/lib/contract/products/product-images'
import { programmesIn } from '@/lib/format/addresses/affiliate-link'
import { renderLarge } from '../content/large-content'
import { publicPicture, withPublicPictures } from '../images/public-pictures'
import { productPresenter } from '../products/present-products'
import { productsById } from '../products/product-row'
import { listProgrammes } from '../products/programmes'

const { slot, postId, savedAt } = postDrafts

const lastExpired = () => new Date(Date.now() - DRAFT_DAYS * 86_400_000)

/** Unsaved work on a post, latest first. @param post null for new posts. */
export async function listDrafts(database: Database, post: string | null): Promise<StoredWork[]> {
  const rows = await database
    .select()
    .from(postDrafts)
    .where(post === null ? isNull(postId) : eq(postId, post))
    .orderBy(desc(savedAt), slot)
  const oldest = lastExpired()
  return rows
    .filter((row) => row.savedAt > oldest)
    .map((row) => ({ slot: row.slot, post_id: row.postId, work: row.work, saved_at: row.savedAt.toISOString() }))
}

/** Stores unsaved work in its slot, and deletes what is too old or beyond the limits. @returns when it was stored. */
export async function saveDraft(
  database: Database,
  row: Pick<typeof postDrafts.$inferInsert, 'slot' | 'postId' | 'work'>,
): Promise<Date> {
  const now = new Date()
  await writeUncached(database, async (tx) => {
    const values = { ...row, savedAt: now }
    await tx.insert(postDrafts).values(values).onConflictDoUpdate({ target: slot, set: values })
    const ranked = tx
      .select({
        slot,
        ofPost: sql<number>`row_number() over (partition by ${postId} order by ${savedAt} desc, ${slot})`.as('of_post'),
        ofAll: sql<number>`row_number() over (order by ${savedAt} desc, ${slot})`.as('of_all'),
      })
      .from(postDrafts)
      .as('ranked')
    const surplus = tx
      .select({ slot: ranked.slot })
      .from(ranked)
      .where(or(sql`${ranked.ofPost} > ${MAX_DRAFTS_PER_POST}`, sql`${ranked.ofAll} > ${MAX_DRAFTS}`))
    await tx.delete(postDrafts).where(or(lt(savedAt, lastExpired()), inArray(slot, surplus)))
  })
  return now
}

/** Removes the work in a slot, if there is any. */
export async function removeDraft(database: Database, name: string): Promise<void> {
  await writeUncached(database, (tx) => tx.delete(postDrafts).where(eq(slot, name)))
}

/** Renders unsaved work on a post as visitors would see it after a save. */
export async function previewPost(database: Database, { id, content, previewImage, products: ids }: PreviewedWork) {
  const known = await productsById(database, ids)
  const present = await productPresenter(database, [...known.values()], 'visitor')
  const products = [...known.values()].map((product) => present(product, id))
  const programmes = await listProgrammes(database)
  const shown = products.map((product) => ({ ...product, picture: shownPicture(product.images) }))
  const body = await renderLarge(
    withPublicPictures(content),
    id ? programmesIn(id, programmes) : programmes,
    shown,
    publicPicture(previewImage),
  )
  return { post: { id, products }, body }
}
