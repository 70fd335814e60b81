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
