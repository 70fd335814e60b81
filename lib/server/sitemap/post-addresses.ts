import 'server-only'
import { MAX_ADDRESSES, MAX_LIST_SIZE } from '@/lib/contract/limits'
import type { PostAddress } from '@/lib/contract/post'
import { isMissing, siteApi } from '../api/site-api'

/** One page of post addresses, and how many pages of them there are. */
export async function postAddresses(page: number): Promise<{ posts: PostAddress[]; pages: number }> {
  const api = siteApi()
  try {
    const { data } = await api.posts.addresses({ page, per_page: MAX_ADDRESSES })
    return { posts: data.posts, pages: data.pagination?.total_pages ?? 1 }
  } catch (error) {
    if (!isMissing(error)) throw error
  }
  const { data } = await api.posts.list({ status: 'published', page, per_page: MAX_LIST_SIZE })
  return { posts: data.posts.filter((post) => post.id), pages: data.pagination?.total_pages ?? 1 }
}
