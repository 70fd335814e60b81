import 'server-only'
import { asc, count, eq } from 'drizzle-orm'
import { MAX_ADDRESSES } from '@/lib/contract/limits'
import type { Pagination } from '@/lib/contract/pagination'
import type { PostAddress } from '@/lib/contract/post'
import type { Database } from '../db/database'
import { pageOf } from '../db/page-of'
import { posts } from '../db/schema'

const columns = {
  id: posts.id,
  slug: posts.slug,
  title: posts.title,
  categories: posts.categories,
  previewImage: posts.previewImage,
  updatedAt: posts.updatedAt,
}

/** The addresses of the published posts, oldest first, so that a post stays on its page of them. */
export async function listAddresses(
  database: Database,
  page: number,
  size = MAX_ADDRESSES,
): Promise<{ posts: PostAddress[]; pagination: Pagination }> {
  const published = eq(posts.status, 'published')
  const rows = await database
    .select(columns)
    .from(posts)
    .where(published)
    .orderBy(asc(posts.createdAt), asc(posts.id))
    .limit(size)
    .offset((page - 1) * size)
  const [counted] = await database.select({ total: count() }).from(posts).where(published)
  return {
    posts: rows.map(({ updatedAt, ...row }) => ({ ...row, updated_at: updatedAt.toISOString() })),
    pagination: pageOf(page, size, counted?.total ?? 0),
  }
}
