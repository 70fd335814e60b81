import { PopularPosts } from '@/components/posts/list/popular-posts'
import { FirstCategories } from '@/components/site/message-pages'
import { popularPosts } from '@/lib/server/pages/popular-posts'

const PLACE = 'mx-auto max-w-7xl px-4 pb-8 sm:px-6'

/** Posts to read instead, on a page that is not there; categories on a site without posts. */
export async function PostsInstead() {
  const posts = await popularPosts()
  return posts.length > 0 ? <PopularPosts posts={posts} className={PLACE} /> : <FirstCategories className={PLACE} />
}
