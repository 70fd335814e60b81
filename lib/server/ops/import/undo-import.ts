import 'server-only'
import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { importedPosts, imports } from '../../db/import-schema'
import { posts } from '../../db/schema'
import { write } from '../../db/write'
import { removePosts } from '../../posts/write-posts'

const AT_ONCE = 500

/**
 * Deletes the posts of an import that were not changed since; they can be restored like other deleted posts. Those that
 * were changed stay.
 * @returns null if there is no such import.
 */
export async function undoImport(
  database: Database,
  importId: string,
): Promise<{ deleted: number; kept: number } | null> {
  const [found] = await database.select({ id: imports.id }).from(imports).where(eq(imports.id, importId))
  if (!found) return null
  const rows = await database
    .select({ postId: importedPosts.postId, savedAt: importedPosts.savedAt, updatedAt: posts.updatedAt })
    .from(importedPosts)
    .innerJoin(posts, eq(posts.id, importedPosts.postId))
    .where(eq(importedPosts.importId, importId))
  const untouched = rows.filter(({ savedAt, updatedAt }) => savedAt.getTime() === updatedAt.getTime())
  for (let at = 0; at < untouched.length; at += AT_ONCE) {
    const ids = untouched.slice(at, at + AT_ONCE).map(({ postId }) => postId)
    await write(database, async (tx) => {
      await removePosts(tx, ids)
      await tx.delete(importedPosts).where(inArray(importedPosts.postId, ids))
    })
  }
  const kept = rows.length - untouched.length
  if (kept === 0) await database.delete(imports).where(eq(imports.id, importId))
  return { deleted: untouched.length, kept }
}
