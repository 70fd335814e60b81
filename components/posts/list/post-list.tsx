import type { PostSummary } from '@/lib/contract/posts/post'
import { PostListCard } from './post-list-card'
import { postView } from '../post-view'

/**
 * The posts of a search or a category. Posts without an id are left out: they have no URL.
 * @param marked words to highlight in their texts.
 */
export function PostList({ posts, marked }: { posts: PostSummary[]; marked?: string[] | undefined }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:in-[.found]:grid-cols-2">
      {posts
        .filter(({ id }) => id)
        .map((post, index) => (
          <li key={post.id} className="grid">
            <PostListCard post={postView(post)} first={index === 0} marked={marked} />
          </li>
        ))}
    </ul>
  )
}
