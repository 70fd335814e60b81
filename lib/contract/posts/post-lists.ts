import type { PostStatus, PostSummary, Post } from './post'

/** The conditions that a list of posts can be filtered by. In a file without schemas, since browsers load it. */
export type PostConditions = {
  status?: PostStatus | undefined
  isHighlighted?: boolean | undefined
  category?: string | undefined
  tag?: string | undefined
}

export type PostCondition = keyof PostConditions

/** The fields of a post that conditions look at. */
export type FilterablePost = Pick<PostSummary, 'status' | 'isHighlighted' | 'categories' | 'tags'>

/** The values of a post by which it satisfies each condition: lists in the database, in the search index and in the browser follow this. */
export const CONDITION_VALUES: Record<PostCondition, (post: FilterablePost) => readonly (string | boolean)[]> = {
  status: ({ status }) => [status],
  isHighlighted: ({ isHighlighted }) => [isHighlighted],
  category: ({ categories }) => categories,
  tag: ({ tags }) => tags,
}

/** Whether a post satisfies every condition of a filter. */
export function matchesConditions(post: FilterablePost, conditions: PostConditions): boolean {
  return (Object.keys(CONDITION_VALUES) as PostCondition[]).every((name) => {
    const value = conditions[name]
    return value === undefined || CONDITION_VALUES[name](post).includes(value)
  })
}

/** The orders of a list of posts. In a file without schemas, since browsers load it. */
export const POST_ORDERS = ['newest', 'oldest', 'updated', 'title'] as const

export type PostOrder = (typeof POST_ORDERS)[number]

/**
 * What each order sorts by; posts with equal keys are sorted by id in the same direction. Titles are compared by character code, in
 * every database alike: capitals precede small letters.
 */
export const POST_SORTS: Record<PostOrder, { key: 'datedAt' | 'changedAt' | 'title'; descending: boolean }> = {
  newest: { key: 'datedAt', descending: true },
  oldest: { key: 'datedAt', descending: false },
  updated: { key: 'changedAt', descending: true },
  title: { key: 'title', descending: false },
}

/** The date of a post (ISO 8601 UTC): first publication, or else creation. */
export function datedAt({
  published_at: published,
  created_at: created,
}: Pick<Post, 'published_at' | 'created_at'>): string | null {
  return published ?? created
}

/** When what a reader sees of a post last changed (ISO 8601 UTC): an API that does not tell it tells the last save. */
export function changedAt({ changed_at: changed, updated_at: updated }: Dates): string | null {
  return changed ?? updated
}

type Dates = Pick<Post, 'changed_at' | 'updated_at'>
