import 'server-only'
import type { PostAddress } from '@/lib/contract/posts/post'
import { isMissing, siteApi } from '../../api/site-api/site-api'

/** Few enough that a sitemap takes the same time, however many posts there are. */
const A_SITEMAP = 1_000
/** External APIs may not return more. */
const A_LIST = 100

/** The sitemaps of all posts, counted from 1, without those whose posts are all hidden from search engines. */
export async function listSitemaps(): Promise<number[]> {
  const { total, isFiltered } = await readAddresses(1, 1)
  const all = Array.from({ length: Math.ceil(total / A_SITEMAP) }, (_, index) => index + 1)
  if (!isFiltered) return all
  const filled: number[] = []
  // One after another, so that other requests are answered in between.
  for (const page of all) if ((await postAddresses(page)).length > 0) filled.push(page)
  return filled
}

/** The addresses of one sitemap, counted from 1. */
export async function postAddresses(page: number): Promise<PostAddress[]> {
  return (await readAddresses(page, A_SITEMAP)).posts
}

/** The ids of the newest posts that search engines may list, among at least a thousand; null if the API does not tell them. */
export async function newestListedIds(): Promise<ReadonlySet<string> | null> {
  const { total, isFiltered } = await readAddresses(1, 1)
  if (!isFiltered) return null
  const last = Math.max(1, Math.ceil(total / A_SITEMAP))
  const posts = await Promise.all([last - 1, last].filter((page) => page > 0).map(postAddresses))
  return new Set(posts.flat().map(({ id }) => id))
}

type Addresses = {
  posts: PostAddress[]
  /** The number of published posts. */
  total: number
  /** Whether posts that are hidden from search engines are left out. */
  isFiltered: boolean
}

/** Falls back to the list of posts if the API lacks the call. */
async function readAddresses(page: number, size: number): Promise<Addresses> {
  const { isFiltered, posts, pagination } = await siteApi()
    .posts.addresses({ page, per_page: size })
    .then(
      ({ data }) => ({ ...data, isFiltered: true }),
      async (error: unknown) => {
        if (!isMissing(error)) throw error
        return { ...(await joinLists(page, size)), isFiltered: false }
      },
    )
  const named = posts.filter((post) => post.id)
  return { posts: named, total: pagination?.total ?? named.length, isFiltered }
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
