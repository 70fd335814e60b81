import 'server-only'
import { eq, inArray } from 'drizzle-orm'
import { postPath } from '@/lib/format/addresses/page-paths'
import type { Database } from '../../db/database'
import { importedPosts, imports } from '../../db/import-schema'
import { redirects } from '../../db/schema/redirect-schema'
import { posts } from '../../db/schema/post-schema'
import { write } from '../../db/write'
import { removeWithin } from '../../posts/write-posts'

const AT_ONCE = 500

/**
 * Deletes the posts of an import that were not changed since, with the redirects to them; the posts can be restored like
 * other deleted ones. Those that were changed stay.
 * @returns null if there is no such import.
 */
export async function undoImport(
  database: Database,
  importId: string,
): Promise<{ deleted: number; kept: number } | null> {
  const [found] = await database.select({ id: imports.id }).from(imports).where(eq(imports.id, importId))
  if (!found) return null
  const rows = await database
    .select({ postId: posts.id, slug: posts.slug, savedAt: importedPosts.savedAt, updatedAt: posts.updatedAt })
    .from(importedPosts)
    .innerJoin(posts, eq(posts.id, importedPosts.postId))
    .where(eq(importedPosts.importId, importId))
  const untouched = rows.filter(({ savedAt, updatedAt }) => savedAt.getTime() === updatedAt.getTime())
  for (let at = 0; at < untouched.length; at += AT_ONCE) {
    const part = untouched.slice(at, at + AT_ONCE)
    const ids = part.map(({ postId }) => postId)
    const paths = part.map(({ postId, slug }) => postPath({ id: postId, slug }))
    await write(database, async (tx) => {
      await removeWithin(tx, ids, null)
      await tx.delete(redirects).where(inArray(redirects.to, paths))
      await tx.delete(importedPosts).where(inArray(importedPosts.postId, ids))
    })
  }
  const kept = rows.length - untouched.length
  if (kept === 0) await database.delete(imports).where(eq(imports.id, importId))
  return { deleted: untouched.length, kept }
}
