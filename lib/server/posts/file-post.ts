import 'server-only'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { postCategories, type posts } from '../db/schema'

type Filed = Pick<typeof posts.$inferSelect, 'id' | 'categories' | 'status' | 'createdAt' | 'publishedAt'>

/** Files a post under its categories, and under no other. */
export async function filePost(tx: Database, post: Filed): Promise<void> {
  await tx.delete(postCategories).where(eq(postCategories.postId, post.id))
  if (post.categories.length === 0) return
  const published = post.status === 'published'
  const datedAt = post.publishedAt ?? post.createdAt
  await tx
    .insert(postCategories)
    .values(post.categories.map((category) => ({ category, postId: post.id, published, createdAt: datedAt })))
}
