import 'server-only'
import { and, arrayContains, asc, count, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { PostCounts, PostOrder } from '@/lib/contract/api'
import { POSTS_PER_PAGE } from '@/lib/contract/limits'
import type { Pagination } from '@/lib/contract/pagination'
import type { PostStatus, PostSummary } from '@/lib/contract/post'
import type { Database } from '../db/database'
import { pageOf } from '../db/page-of'
import { postCategories, posts } from '../db/schema'
import { searchQuery } from '../search/search-query'
import { summaryColumns, toSummaries } from './post-row'

export type PostFilter = {
  status?: PostStatus | undefined
  isHighlighted?: boolean | undefined
  category?: string | undefined
  tag?: string | undefined
  q?: string | undefined
  sort?: PostOrder | undefined
}

const ORDERS: Record<PostOrder, SQL[]> = {
  newest: [desc(posts.createdAt), desc(posts.id)],
  oldest: [asc(posts.createdAt), asc(posts.id)],
  updated: [desc(posts.updatedAt), desc(posts.id)],
  title: [asc(posts.title), asc(posts.id)],
}

/**
 * One page of posts, newest first unless asked otherwise; with `q`, the best matches first. A
 * search that no post matches with every word is answered with those that match any.
 */
export async function listPosts(
  database: Database,
  filter: PostFilter,
  page: number,
  size: number = POSTS_PER_PAGE,
): Promise<{ posts: PostSummary[]; pagination: Pagination }> {
  const text = filter.q?.trim()
  if (!text) return readPage(database, filter, page, size, null)
  for (const match of ['all', 'any'] as const) {
    const query = searchQuery(text, match)
    if (!query) break
    const found = await readPage(database, filter, page, size, query)
    if (found.pagination.total > 0 || match === 'any') return found
  }
  return { posts: [], pagination: pageOf(page, size, 0) }
}

async function readPage(database: Database, filter: PostFilter, page: number, size: number, query: SQL | null) {
  const where = and(...conditions(filter), query ? sql`${posts.search} @@ (${query})` : undefined)
  const order = query && !filter.sort ? [desc(sql`ts_rank(${posts.search}, ${query}, 1)`)] : []
  const source = database.select(summaryColumns).from(posts).$dynamic()
  const rows = await inCategory(source, filter)
    .where(where)
    .orderBy(...order, ...ORDERS[filter.sort ?? 'newest'])
    .limit(size)
    .offset((page - 1) * size)
  const [counted] = await inCategory(database.select({ total: count() }).from(posts).$dynamic(), filter).where(where)
  return { posts: await toSummaries(database, rows), pagination: pageOf(page, size, counted?.total ?? 0) }
}

function conditions({ status, isHighlighted, category, tag }: PostFilter): (SQL | undefined)[] {
  return [
    status && eq(posts.status, status),
    isHighlighted === undefined ? undefined : eq(posts.isHighlighted, isHighlighted),
    category ? eq(postCategories.category, category) : undefined,
    category && status ? eq(postCategories.published, status === 'published') : undefined,
    tag ? arrayContains(posts.tags, [tag]) : undefined,
  ]
}

function inCategory<T extends { innerJoin: (table: typeof postCategories, on: SQL) => unknown }>(query: T, filter: PostFilter): T {
  return filter.category ? (query.innerJoin(postCategories, eq(postCategories.postId, posts.id)) as T) : query
}

/** How many posts each filter of the dashboard holds. */
export async function countPosts(database: Database): Promise<PostCounts> {
  const [counts] = await database
    .select({
      all: count(),
      draft: sql<number>`(count(*) filter (where ${posts.status} = 'draft'))::int`,
      published: sql<number>`(count(*) filter (where ${posts.status} = 'published'))::int`,
      highlighted: sql<number>`(count(*) filter (where ${posts.isHighlighted}))::int`,
    })
    .from(posts)
  return counts ?? { all: 0, draft: 0, published: 0, highlighted: 0 }
}

/** The categories that hold a published post, in no order. */
export async function usedCategories(database: Database): Promise<string[]> {
  const rows = await database
    .selectDistinct({ category: postCategories.category })
    .from(postCategories)
    .where(eq(postCategories.published, true))
  return rows.map((row) => row.category)
}
