import 'server-only'
import { eq } from 'drizzle-orm'
import { errors } from '../core/errors'
import type { Database } from '../db/database'
import { deletedPosts } from '../db/schema/history-schema'

/**
 * The error for a missing post: 410 if it was deleted, otherwise 404.
 * @param seesDrafts whether the caller may know of posts that were never public; otherwise those are 404.
 */
export async function postNotFound(database: Database, id: string, seesDrafts: boolean) {
  const [deleted] = await database.select().from(deletedPosts).where(eq(deletedPosts.id, id))
  return deleted && (seesDrafts || deleted.wasPublic) ? errors.postGone() : errors.postNotFound()
}
