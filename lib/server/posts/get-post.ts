import 'server-only'
import { eq } from 'drizzle-orm'
import { errors } from '../core/errors'
import type { Database } from '../db/database'
import { posts } from '../db/schema/post-schema'
import { postNotFound } from './not-found'
import { postColumns, type StoredPost, toPost } from './post-row'

/**
 * One post. For callers that may not see drafts, a draft does not exist.
 * @throws not-found, or gone if it was deleted; see postNotFound.
 */
export async function getPost(database: Database, id: string, seesDrafts: boolean): Promise<StoredPost> {
  const [row] = await database.select(postColumns).from(posts).where(eq(posts.id, id))
  if (row && (seesDrafts || row.status === 'published')) return toPost(database, row)
  throw row ? errors.postNotFound() : await postNotFound(database, id, seesDrafts)
}
