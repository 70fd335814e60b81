import 'server-only'
import type { PostAddress } from '@/lib/contract/post'
import { isMissing, siteApi } from '../api/site-api'

/** So few that a sitemap takes no longer to make, however many posts there are. */
const A_SITEMAP = 1_000

/** How many sitemaps the addresses of all posts fill. */
export async function countSitemaps(): Promise<number> {
  const { total } = await readAddresses(1, 1)
  return Math.max(1, Math.ceil(total / A_SITEMAP))
}

/** The addresses of one sitemap, counted from 1. */
export async function postAddresses(page: number): Promise<PostAddress[]> {
  return (await readAddresses(page, A_SITEMAP)).posts
}

/** An API that lists no addresses lists posts. */
async function readAddresses(page: number, size: number): Promise<{ posts: PostAddress[]; total: number }> {
  const api = siteApi()
  const read = async () => {
    try {
      return await api.posts.addresses({ page, per_page: size })
    } catch (error) {
      if (!isMissing(error)) throw error
      return api.posts.list({ status: 'published', page, per_page: size, brief: true })
    }
  }
  const { data } = await read()
  const posts = data.posts.filter((post) => post.id)
  return { posts, total: data.pagination?.total ?? posts.length }
}
