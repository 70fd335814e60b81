import type { ReactNode } from 'react'
import type { PostSummary } from '@/lib/contract/posts/post'
import { RelatedPosts } from './related-posts'

type Related = { id: string; category: string | undefined; count: number }

/** The newest posts of the category of a post; null if the call fails. Without the client of the API, which no post page loads. */
export async function loadRelatedPosts({ id, category, count }: Related, signal: AbortSignal): Promise<ReactNode> {
  const query = new URLSearchParams({
    status: 'published',
    limit: String(count + 1),
    ...(category && { category }),
  })
  const response = await fetch(`/api/curated-posts?${query}`, { signal })
  if (!response.ok) return null
  const { data } = (await response.json()) as { data: { posts: PostSummary[] } }
  const others = data.posts.filter((post) => post.id && post.id !== id)
  return <RelatedPosts posts={others.slice(0, count)} />
}
