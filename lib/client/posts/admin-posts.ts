import type { QueryClient } from '@tanstack/react-query'
import type { PostSummary } from '../../contract/posts/post'
import { ADMIN_PAGE_SIZE, type AdminList, type AdminView, FILTER_CONDITIONS, buildAdminList } from '../admin-view'
import { api } from '../calls/client'

/** Query key prefix of the dashboard's lists. */
export const ADMIN_LISTS = ['admin', 'lists'] as const

/** Maximum number of pages fetched from an API with pagination. */
const MAX_PAGES = 500
/** Milliseconds for which all fetched posts serve further views. */
const EVERY_POST_STALE_TIME = 60_000

/**
 * One page of the dashboard's list, without posts that lack an id. Our own API filters and counts; of another one all
 * posts are fetched, and filtered here.
 */
export async function fetchAdminList(
  client: QueryClient,
  view: AdminView,
  isOwn: boolean,
  signal?: AbortSignal,
): Promise<AdminList> {
  const counted = isOwn && (await fetchCounted(view, signal))
  if (counted) return counted
  // An answer without counts is the public one: the session has ended, and this waits for a new sign-in.
  await api.admin.authCheck(undefined, { signal })
  const again = isOwn && (await fetchCounted(view, signal))
  if (again) return again
  const posts = await client.fetchQuery({
    queryKey: ['admin', 'every-post'],
    queryFn: fetchEveryPost,
    staleTime: EVERY_POST_STALE_TIME,
  })
  return buildAdminList(posts, view)
}

/** One page of the list; null if the answer is the public one. */
async function fetchCounted({ filter, q, sort, page }: AdminView, signal?: AbortSignal): Promise<AdminList | null> {
  const query = {
    ...FILTER_CONDITIONS[filter],
    sort: q && sort === 'newest' ? undefined : sort,
    page,
    per_page: ADMIN_PAGE_SIZE,
  }
  const { data } = await api.posts.list({ ...query, q: q || undefined, counts: true, brief: true }, { signal })
  return data.counts && data.pagination
    ? { posts: withIds(data.posts), pagination: data.pagination, counts: data.counts }
    : null
}

async function fetchEveryPost(): Promise<PostSummary[]> {
  const posts = new Map<string, PostSummary>()
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { data } = await api.posts.list(page === 1 ? {} : { page })
    const fresh = withIds(data.posts).filter((post) => !posts.has(post.id))
    for (const post of fresh) posts.set(post.id, post)
    if (!data.pagination?.has_next || fresh.length === 0) break
  }
  return [...posts.values()]
}

/** A post without an id has no URL and no actions. */
function withIds(posts: PostSummary[]): PostSummary[] {
  return posts.filter(({ id }) => Boolean(id))
}
