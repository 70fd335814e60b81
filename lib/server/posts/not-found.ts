import 'server-only'
import { eq } from 'drizzle-orm'
import { errors } from '../core/errors'
import type { Database } from '../db/database'
import { deletedPosts } from '../db/history-schema'

/**
 * Why there is no post with this id: it was deleted (410), or never was (404).
 * @param seesDrafts whether the caller may know of posts that were never public; others are told 404 of these.
 */
export async function postNotFound(database: Database, id: string, seesDrafts: boolean) {
  const [deleted] = await database.select().from(deletedPosts).where(eq(deletedPosts.id, id))
  return deleted && (seesDrafts || deleted.wasPublic) ? errors.postGone() : errors.postNotFound()
}
