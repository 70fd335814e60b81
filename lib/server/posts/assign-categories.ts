import { inArray } from 'drizzle-orm'
import type { Database } from '../db/database'
import { postCategories, type posts } from '../db/schema/post-schema'

type Filed = Pick<typeof posts.$inferSelect, 'id' | 'categories' | 'status' | 'createdAt' | 'publishedAt'>

/** A statement has 65,535 parameters at most. */
const BATCH_SIZE = 5_000

/** Replaces the categories of posts. */
export async function assignCategories(tx: Database, ...filed: Filed[]): Promise<void> {
  const ids = filed.map(({ id }) => id)
  await tx.delete(postCategories).where(inArray(postCategories.postId, ids))
  const rows = filed.flatMap(({ id, categories, status, createdAt, publishedAt }) =>
    categories.map((category) => ({
      category,
      postId: id,
      published: status === 'published',
      createdAt: publishedAt ?? createdAt,
    })),
  )
  for (let at = 0; at < rows.length; at += BATCH_SIZE)
    await tx.insert(postCategories).values(rows.slice(at, at + BATCH_SIZE))
}
