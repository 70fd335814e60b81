import type { PostSummary } from '@/lib/contract/posts/post'
import { postView } from '../post-view'
import { PostListCard } from './post-list-card'

/** A few posts for who has not found what they came for. Drawn by the server alone: pages that show them seldom load no script for it. */
export function PopularPosts({ posts, className }: { posts: PostSummary[]; className?: string }) {
  if (posts.length === 0) return null
  return (
    <section aria-labelledby="popular" className={className}>
      <h2 id="popular" className="mb-4 text-2xl font-bold">
        Popular posts
      </h2>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {posts.map((post, index) => (
          <li key={post.id} className="grid">
            <PostListCard post={postView(post)} slim={index > 0} />
          </li>
        ))}
      </ul>
    </section>
  )
}
