import type { PostStatusCounts } from '@/lib/contract/posts/post-counts'
import { POST_STATUSES } from '@/lib/contract/posts/post'
import type { Database } from '../../db/database'
import { listCount, listCounts } from '../../db/query/list-counts'
import type { PostFilter } from './post-filter'

/** The length of a list without a search, from the maintained counts; null if there is none for the filter. */
export async function countList(database: Database, filter: PostFilter): Promise<number | null> {
  const { status, isHighlighted, category, tag } = filter
  if (tag || isHighlighted === false || (isHighlighted && (category || status === 'draft'))) return null
  if (isHighlighted) return listCount(database, 'posts', ['highlighted'])
  if (!category) return listCount(database, 'posts', status ? [status] : [...POST_STATUSES])
  const sizes = (status ? [status] : POST_STATUSES).map((each) => listCount(database, each, [category]))
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

/** Post counts by filter of the dashboard. */
export async function countPosts(database: Database): Promise<PostStatusCounts> {
  const sizes = await listCounts(database, 'posts')
  const sizeOf = (part: string) => sizes.get(part) ?? 0
  const [draft, published] = [sizeOf('draft'), sizeOf('published')]
  return { all: draft + published, draft, published, highlighted: sizeOf('highlighted') }
}

/** The categories with published posts, unordered. */
export async function usedCategories(database: Database): Promise<string[]> {
  return [...(await listCounts(database, 'published'))].filter(([, size]) => size > 0).map(([category]) => category)
}
