import 'server-only'
import { asc, inArray, sql } from 'drizzle-orm'
import { MAX_ADDRESSES } from '@/lib/contract/limits'
import type { Pagination } from '@/lib/contract/pagination'
import type { PostAddress } from '@/lib/contract/post'
import type { Database } from '../db/database'
import { pageOf } from '../db/page-of'
import { posts } from '../db/schema'
import { sizeOfList } from './count-posts'

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
  const order = [asc(posts.createdAt), asc(posts.id)]
  const wanted = database
    .select({ id: posts.id })
    .from(posts)
    .where(sql`${posts.status} = 'published'`)
    .orderBy(...order)
    .limit(size)
    .offset((page - 1) * size)
  const rows = await database.select(columns).from(posts).where(inArray(posts.id, wanted)).orderBy(...order)
  const total = (await sizeOfList(database, { status: 'published' })) ?? 0
  return {
    posts: rows.map(({ updatedAt, ...row }) => ({ ...row, updated_at: updatedAt.toISOString() })),
    pagination: pageOf(page, size, total),
  }
}
