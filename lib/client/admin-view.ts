import {
  matchesConditions,
  type PostConditions,
  POST_SORTS,
  type PostOrder,
  changedAt,
  datedAt,
} from '../contract/posts/post-lists'
import { type PostStatusCounts } from '../contract/posts/post-counts'
import type { Pagination } from '../contract/fields/pagination'
import type { PostSummary } from '../contract/posts/post'

export const POST_FILTERS = ['all', 'drafts', 'published', 'highlighted'] as const
export type AdminFilter = (typeof POST_FILTERS)[number]

/** The conditions of each filter of the dashboard. */
export const FILTER_CONDITIONS: Record<AdminFilter, Pick<PostConditions, 'status' | 'isHighlighted'>> = {
  all: {},
  drafts: { status: 'draft' },
  published: { status: 'published' },
  highlighted: { isHighlighted: true },
}

/** State of the dashboard's list of posts. */
export type AdminView = { filter: AdminFilter; q: string; sort: PostOrder; page: number }

export type AdminList = { posts: PostSummary[]; pagination: Pagination; counts: PostStatusCounts }

export const ADMIN_PAGE_SIZE = 15

/** Number of posts in each filter of the dashboard. */
export function countPosts(posts: PostSummary[]): PostStatusCounts {
  const count = (filter: AdminFilter) =>
    posts.filter((post) => matchesConditions(post, FILTER_CONDITIONS[filter])).length
  return { all: posts.length, draft: count('drafts'), published: count('published'), highlighted: count('highlighted') }
}

/** Filters, sorts and paginates all posts, for an API that does none of these. */
export function buildAdminList(posts: PostSummary[], { filter, q, sort, page }: AdminView): AdminList {
  const words = fold(q).split(/\s+/).filter(Boolean)
  const shown = posts
    .filter(
      (post) =>
        matchesConditions(post, FILTER_CONDITIONS[filter]) && words.every((word) => searchText(post).includes(word)),
    )
    .sort(compareIn(sort))
  const pages = Math.max(1, Math.ceil(shown.length / ADMIN_PAGE_SIZE))
  return {
    posts: shown.slice((page - 1) * ADMIN_PAGE_SIZE, page * ADMIN_PAGE_SIZE),
    pagination: { page, total: shown.length, total_pages: pages, has_prev: page > 1, has_next: page < pages },
    counts: countPosts(posts),
  }
}

const compareTexts = (left: string, right: string) => (left < right ? -1 : left > right ? 1 : 0)

function compareIn(order: PostOrder): (left: PostSummary, right: PostSummary) => number {
  const { key, descending } = POST_SORTS[order]
  const keyOf = (post: PostSummary) => ({ datedAt, changedAt, title: () => post.title })[key](post) ?? ''
  const compare = (left: PostSummary, right: PostSummary) =>
    compareTexts(keyOf(left), keyOf(right)) || compareTexts(left.id, right.id)
  return descending ? (left, right) => compare(right, left) : compare
}

function searchText(post: PostSummary): string {
  return fold([post.title, post.summary, ...post.tags, ...post.categories].join(' '))
}

/** A text in lower case without accents. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
