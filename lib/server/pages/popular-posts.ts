import type { PostSummary } from '@/lib/contract/posts/post'
import { siteApi } from '../api/site-api/site-api'
import { optionalPart } from './page-part'

const POPULAR = 3

/** Posts for a page without its own: highlighted ones, filled up with the newest. A list that fails to load, or is late, is left out. */
export async function popularPosts(): Promise<PostSummary[]> {
  const { list } = siteApi().posts
  const lists = await Promise.all([
    optionalPart(list({ status: 'published', isHighlighted: true, limit: POPULAR, brief: true })),
    optionalPart(list({ status: 'published', limit: POPULAR, brief: true })),
  ])
  const found = lists.flatMap((part) => (part === 'late' ? [] : (part?.data.posts ?? [])))
  return [...new Map(found.map((post) => [post.id, post])).values()].slice(0, POPULAR)
}
