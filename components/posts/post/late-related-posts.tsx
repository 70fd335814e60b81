'use client'

import type { ReactNode } from 'react'
import type { PostSummary } from '@/lib/contract/posts/post'
import { useLatePart } from '../../ui/notes/use-late-part'

type Props = { id: string; category: string | undefined; count: number }

/**
 * Related posts that were not loaded in time for the server's render: the newest of the category. Without the client of the API,
 * which no post page loads; left out if they fail, since the post is complete.
 */
export function LateRelatedPosts({ id, category, count }: Props) {
  return (
    <div>{useLatePart((signal) => loadRelated({ id, category, count }, signal), { waiting: null, failed: null })}</div>
  )
}

async function loadRelated({ id, category, count }: Props, signal: AbortSignal): Promise<ReactNode> {
  const query = new URLSearchParams({
    status: 'published',
    limit: String(count + 1),
    ...(category && { category }),
  })
  const [{ RelatedPosts }, response] = await Promise.all([
    import('./related-posts'),
    fetch(`/api/curated-posts?${query}`, { signal }),
  ])
  if (!response.ok) return null
  const { data } = (await response.json()) as { data: { posts: PostSummary[] } }
  const others = data.posts.filter((post) => post.id && post.id !== id)
  return <RelatedPosts posts={others.slice(0, count)} />
}
