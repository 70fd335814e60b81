import type { PostOrder } from '../contract/post-orders'
import { datedAt } from '../contract/dated-at'
import type { Pagination } from '../contract/pagination'
import type { PostCounts } from '../contract/post-counts'
import type { PostSummary } from '../contract/post'

export const POST_FILTERS = ['all', 'drafts', 'published', 'highlighted'] as const
export type PostFilter = (typeof POST_FILTERS)[number]

/** State of the dashboard's list of posts. */
export type AdminView = { filter: PostFilter; q: string; sort: PostOrder; page: number }

export type AdminList = { posts: PostSummary[]; pagination: Pagination; counts: PostCounts }

export const ADMIN_PAGE_SIZE = 20

/** Whether a post belongs to a filter of the dashboard. */
export function isInFilter(post: PostSummary, filter: PostFilter): boolean {
  if (filter === 'drafts') return post.status === 'draft'
  if (filter === 'published') return post.status === 'published'
  return filter === 'all' || post.isHighlighted
}

/** Number of posts in each filter of the dashboard. */
export function countsOf(posts: PostSummary[]): PostCounts {
  return {
    all: posts.length,
    draft: posts.filter((post) => isInFilter(post, 'drafts')).length,
    published: posts.filter((post) => isInFilter(post, 'published')).length,
    highlighted: posts.filter((post) => isInFilter(post, 'highlighted')).length,
  }
}

/** Filters, sorts and paginates all posts, for an API that does none of these. */
export function viewOf(posts: PostSummary[], { filter, q, sort, page }: AdminView): AdminList {
  const words = fold(q).split(/\s+/).filter(Boolean)
  const shown = posts
    .filter((post) => isInFilter(post, filter) && words.every((word) => searchText(post).includes(word)))
    .sort(ORDERS[sort])
  const pages = Math.max(1, Math.ceil(shown.length / ADMIN_PAGE_SIZE))
  return {
    posts: shown.slice((page - 1) * ADMIN_PAGE_SIZE, page * ADMIN_PAGE_SIZE),
    pagination: { page, total: shown.length, total_pages: pages, has_prev: page > 1, has_next: page < pages },
    counts: countsOf(posts),
  }
}

const at = (moment: string | null) => (moment ? Date.parse(moment) : 0)
const ORDERS: Record<PostOrder, (left: PostSummary, right: PostSummary) => number> = {
  newest: (left, right) => at(datedAt(right)) - at(datedAt(left)),
  oldest: (left, right) => at(datedAt(left)) - at(datedAt(right)),
  updated: (left, right) => at(right.updated_at) - at(left.updated_at),
  title: (left, right) => left.title.localeCompare(right.title, 'en'),
}

function searchText(post: PostSummary): string {
  return fold([post.title, post.summary, ...post.tags, ...post.categories].join(' '))
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
