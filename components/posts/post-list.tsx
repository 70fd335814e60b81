import type { PostSummary } from '@/lib/contract/post'
import { PostListCard } from './post-list-card'

/** The posts of a search or a category, one below the other. */
export function PostList({ posts }: { posts: PostSummary[] }) {
  return (
    <ul className="grid gap-5 xl:grid-cols-2">
      {posts.map((post) => (
        <li key={post.id} className="grid">
          <PostListCard post={post} />
        </li>
      ))}
    </ul>
  )
}
