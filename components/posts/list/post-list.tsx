import { Drawn } from '#drawn'
import type { PostSummary } from '@/lib/contract/posts/post'
import { PostListCard } from './post-list-card'
import { postView } from '../post-view'

type Props = { posts: PostSummary[]; marked?: string[] | undefined; category?: string }

/**
 * The posts of a search or a category, the first as wide as the list where the last would stand alone in its row. Posts without an
 * id are left out: they have no URL.
 * @param marked words to highlight in their texts, as the result of a search: then the first is slim on a phone, too.
 * @param category that of all of them, which need not stand on each.
 */
export function PostList({ posts, marked, category }: Props) {
  const shown = posts.filter(({ id }) => id)
  const viewOf = (post: PostSummary) => {
    const view = postView(post)
    return { ...view, categories: view.categories.filter((each) => each !== category) }
  }
  const hasLead = shown.length % 3 === 1
  return (
    <Drawn
      as="ul"
      className={`grid gap-6 sm:grid-cols-2 ${shown.length === 2 ? 'lg:[&_h2]:text-2xl' : 'lg:grid-cols-3'}`}
    >
      {shown.map((post, index) => (
        <li key={post.id} className={hasLead && index === 0 ? 'grid lg:col-span-3' : 'grid'}>
          <PostListCard
            post={viewOf(post)}
            first={index === 0}
            lead={hasLead && index === 0}
            slim={marked !== undefined || (index > 0 && shown.length > 3)}
            marked={marked}
          />
        </li>
      ))}
    </Drawn>
  )
}
