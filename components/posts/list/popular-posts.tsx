import type { PostSummary } from '@/lib/contract/posts/post'
import { PostList } from './post-list'

/** Posts for who has not found what they came for. */
export function PopularPosts({ posts, className }: { posts: PostSummary[]; className?: string }) {
  if (posts.length === 0) return null
  return (
    <section aria-labelledby="popular" className={className}>
      <h2 id="popular" className="mb-4 text-2xl font-bold">
        Popular posts
      </h2>
      <PostList posts={posts} />
    </section>
  )
}
