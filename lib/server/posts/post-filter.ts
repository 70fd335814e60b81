import 'server-only'
import type { PostOrder } from '@/lib/contract/post-orders'
import type { PostStatus } from '@/lib/contract/post'

/** Which posts a list is to hold, and in what order. */
export type PostFilter = {
  status?: PostStatus | undefined
  isHighlighted?: boolean | undefined
  category?: string | undefined
  tag?: string | undefined
  /** Words to search for. */
  q?: string | undefined
  /** Whether the words are searched for as they are typed. */
  exact?: boolean | undefined
  /** Whether the answer is to tell what the search can be narrowed to. */
  facets?: boolean | undefined
  /** Whether the products of each post are left out. */
  brief?: boolean | undefined
  sort?: PostOrder | undefined
}
