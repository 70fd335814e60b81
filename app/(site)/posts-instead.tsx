import { PopularPosts } from '@/components/posts/list/popular-posts'
import { popularPosts } from '@/lib/server/pages/popular-posts'

/** Posts to read instead, on a page that is not there. */
export async function PostsInstead() {
  return <PopularPosts posts={await popularPosts()} className="mx-auto max-w-7xl px-4 pb-8 sm:px-6" />
}
