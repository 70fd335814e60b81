import type { PostSummary } from '@/lib/contract/post'
import { PostListCard } from './post-list-card'

/** The posts of a search or a category, one below the other. */
export function PostList({ posts }: { posts: PostSummary[] }) {
  return (
    <ul className="grid gap-5">
      {posts.map((post) => (
        <li key={post.id}>
          <PostListCard post={post} />
        </li>
      ))}
    </ul>
  )
}
