import { PopularPosts } from '@/components/posts/list/popular-posts'
import { FirstCategories, PageNotFound } from '@/components/site/message-pages'
import { setPageStatus } from '@/lib/server/core/request/render-context'
import { popularPosts } from '@/lib/server/pages/popular-posts'

const PLACE = 'mx-auto max-w-7xl px-4 pb-8 sm:px-6'

/** Posts to read instead, on a page that is not there; categories on a site without posts. */
export async function PostsInstead() {
  const posts = await popularPosts()
  return posts.length > 0 ? <PopularPosts posts={posts} className={PLACE} /> : <FirstCategories className={PLACE} />
}

/** The page at an address that has none. */
export function NoPage() {
  setPageStatus(404)
  return (
    <PageNotFound>
      <PostsInstead />
    </PageNotFound>
  )
}
