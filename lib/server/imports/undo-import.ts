import { and, eq, inArray, notExists, notInArray, sql } from 'drizzle-orm'
import { type Database, write } from '../db/database'
import { importedPosts, imports } from '../db/schema/import-schema'
import { redirects } from '../db/schema/redirect-schema'
import { posts } from '../db/schema/post-schema'
import { removePictures } from '../pictures/write-pictures'
import { removeUnusedAuthors } from '../posts/authors'
import { removePosts } from '../posts/write-posts'
import { deleteUnused } from '../products/delete-products'
import { readItems } from '@/lib/server/imports/state/import-rows'

const BATCH_SIZE = 500

/** The last part of the path to which a redirect leads: the id of a post, whatever its slug is by now. */
const targetId = sql<string>`coalesce(regexp_replace(${redirects.to}, '^.*/', ''), '')`

type PresentPost = { postId: string; savedAt: Date; updatedAt: Date }
const isUntouched = ({ savedAt, updatedAt }: PresentPost) => savedAt.getTime() === updatedAt.getTime()

async function presentPosts(database: Database, importId: string): Promise<PresentPost[]> {
  return database
    .select({ postId: posts.id, savedAt: importedPosts.savedAt, updatedAt: posts.updatedAt })
    .from(importedPosts)
    .innerJoin(posts, eq(posts.id, importedPosts.postId))
    .where(eq(importedPosts.importId, importId))
}

/** Removes the authors, products and pictures that came in, as far as nothing else shows them. */
async function removeItems(database: Database, importId: string): Promise<void> {
  const { author, product, picture } = await readItems(database, importId)
  await removeUnusedAuthors(database, author)
  for (let at = 0; at < product.length; at += BATCH_SIZE)
    await deleteUnused(database, product.slice(at, at + BATCH_SIZE))
  for (let at = 0; at < picture.length; at += BATCH_SIZE)
    await removePictures(database, picture.slice(at, at + BATCH_SIZE))
}

/**
 * Removes what an import brought in: its posts unless they were changed since, its redirects, and the authors, products and
 * pictures that nothing else shows. Posts, products and pictures can be restored like other deleted ones. Done twice, it goes on
 * where it stopped.
 * @returns null if there is no such import.
 */
export async function undoImport(
  database: Database,
  importId: string,
): Promise<{ deleted: number; changed: number } | null> {
  const [found] = await database.select({ id: imports.id }).from(imports).where(eq(imports.id, importId))
  if (!found) return null
  const rows = await presentPosts(database, importId)
  const untouched = rows.filter(isUntouched).map(({ postId }) => postId)
  for (let at = 0; at < untouched.length; at += BATCH_SIZE) {
    const ids = untouched.slice(at, at + BATCH_SIZE)
    await write(database, async (tx) => {
      await removePosts(tx, ids)
      await tx.delete(importedPosts).where(inArray(importedPosts.postId, ids))
    })
  }
  const changed = rows.filter((row) => !isUntouched(row)).map(({ postId }) => postId)
  const imported = eq(redirects.importId, importId)
  await write(database, (tx) => tx.delete(redirects).where(and(imported, notInArray(targetId, changed))))
  await removeItems(database, importId)
  await write(database, async (tx) => {
    // Those deleted here have no post that an import must know.
    const isGone = notExists(tx.select({ id: posts.id }).from(posts).where(eq(posts.id, importedPosts.postId)))
    await tx.delete(importedPosts).where(and(eq(importedPosts.importId, importId), isGone))
    await tx.update(imports).set({ state: 'undone', error: null }).where(eq(imports.id, importId))
  })
  return { deleted: untouched.length, changed: changed.length }
}
