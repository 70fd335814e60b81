import type { PostSummary } from '@/lib/contract/post'
import { PostListCard } from './post-list-card'

/** The posts of a search or a category, those without an id left out since they have no address. */
export function PostList({ posts }: { posts: PostSummary[] }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {posts.filter(({ id }) => id).map((post, index) => (
        <li key={post.id} className="grid">
          <PostListCard post={post} first={index === 0} />
        </li>
      ))}
    </ul>
  )
}
