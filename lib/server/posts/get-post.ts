import 'server-only'
import { eq } from 'drizzle-orm'
import type { Post } from '@/lib/contract/post'
import { failures } from '../api/failures'
import type { Database } from '../db/database'
import { deletedPosts, posts } from '../db/schema'
import { postColumns, toPost } from './post-row'

/**
 * One post. To those who may not see drafts a draft does not exist.
 * @throws NOT_FOUND, or GONE when it was deleted.
 */
export async function getPost(database: Database, id: string, seesDrafts: boolean): Promise<Post> {
  const [row] = await database.select(postColumns).from(posts).where(eq(posts.id, id))
  if (row && (seesDrafts || row.status === 'published')) return toPost(database, row)
  if (row) throw failures.postNotFound()
  const [deleted] = await database.select().from(deletedPosts).where(eq(deletedPosts.id, id))
  throw deleted ? failures.postGone() : failures.postNotFound()
}
