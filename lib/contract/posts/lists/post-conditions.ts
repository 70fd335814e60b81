import type { PostStatus, PostSummary } from '../post'

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
    const wanted = conditions[name]
    return wanted === undefined || CONDITION_VALUES[name](post).includes(wanted)
  })
}
