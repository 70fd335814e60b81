import 'server-only'
import type { Pagination } from '@/lib/contract/fields/pagination'
import type { PostAddress } from '@/lib/contract/posts/post'
import { isMissing, siteApi } from '../../api/site-api/site-api'

/** Few enough that a sitemap takes the same time, however many posts there are. */
const A_SITEMAP = 1_000
/** External APIs may not return more. */
const A_LIST = 100

/** The number of sitemaps for the addresses of all posts. */
export async function countSitemaps(): Promise<number> {
  const { total } = await readAddresses(1, 1)
  return Math.ceil(total / A_SITEMAP)
}

/** The addresses of one sitemap, counted from 1. */
export async function postAddresses(page: number): Promise<PostAddress[]> {
  return (await readAddresses(page, A_SITEMAP)).posts
}

async function readAddresses(page: number, size: number): Promise<{ posts: PostAddress[]; total: number }> {
  const { posts, pagination } = await readPage(page, size)
  const named = posts.filter((post) => post.id)
  return { posts: named, total: pagination?.total ?? named.length }
}

/** Falls back to the list of posts if the API lacks the call. */
async function readPage(
  page: number,
  size: number,
): Promise<{ posts: PostAddress[]; pagination?: Pagination | undefined }> {
  try {
    return (await siteApi().posts.addresses({ page, per_page: size })).data
  } catch (error) {
    if (!isMissing(error)) throw error
    return joinLists(page, size)
  }
}

async function joinLists(page: number, size: number) {
  const lists = Math.ceil(size / A_LIST)
  const posts: PostAddress[] = []
  for (let list = (page - 1) * lists + 1; ; list += 1) {
    const { data } = await siteApi().posts.list({
      status: 'published',
      page: list,
      per_page: Math.min(size, A_LIST),
      brief: true,
    })
    posts.push(...data.posts)
    const last = list === page * lists || list * A_LIST >= (data.pagination?.total ?? 0)
    if (last) return { posts, pagination: data.pagination }
  }
}
