import { eq } from 'drizzle-orm'
import { errors } from '../core/errors'
import type { Database } from '../db/database'
import { deletedPosts } from '../db/schema/history-schema'
import { posts } from '../db/schema/post-schema'
import { postColumns, type StoredPost, toPost } from './post-row'

/**
 * The error for a missing post: 410 if it was deleted, otherwise 404.
 * @param seesDrafts whether the caller may know of posts that were never public; otherwise those are 404.
 */
export async function postNotFound(database: Database, id: string, seesDrafts: boolean) {
  const [deleted] = await database.select().from(deletedPosts).where(eq(deletedPosts.id, id))
  return deleted && (seesDrafts || deleted.wasPublic) ? errors.postGone() : errors.postNotFound()
}

/**
 * One post. For callers that may not see drafts, a draft does not exist.
 * @throws not-found, or gone if it was deleted; see postNotFound.
 */
export async function getPost(database: Database, id: string, seesDrafts: boolean): Promise<StoredPost> {
  const [row] = await database.select(postColumns).from(posts).where(eq(posts.id, id))
  if (row && (seesDrafts || row.status === 'published')) return toPost(database, row)
  throw row ? errors.postNotFound() : await postNotFound(database, id, seesDrafts)
}
