import type { QueryClient } from '@tanstack/react-query'
import type { PostSummary } from '../contract/post'
import { ADMIN_PAGE_SIZE, type AdminList, type AdminView, FILTER_CONDITIONS, viewOf } from './admin-view'
import { adminHeader } from '../session/admin-header'
import { api } from './client'

/** Every cached list of the dashboard. */
export const ADMIN_LISTS = ['admin', 'lists'] as const
const EVERY_POST = ['admin', 'every-post'] as const
/** Holds true once an API has answered the admin without counts. */
const COUNTS_NOTHING = ['admin', 'counts-nothing'] as const

/** The most pages that are walked of an API that gives its posts out by the page. */
const MAX_PAGES = 500
/** Milliseconds in which a walk through all posts serves further views. */
const EVERY_POST_STALE_TIME = 60_000

/**
 * One page of the dashboard's list, of posts that have an id. An answer without counts is what a
 * visitor would get, for the session has ended; or it comes from an API that knows no such lists:
 * then all posts are fetched, the view is made here, and it is not asked for such a list again.
 */
export async function fetchAdminList(client: QueryClient, view: AdminView, signal?: AbortSignal): Promise<AdminList> {
  const counted = client.getQueryData(COUNTS_NOTHING) ? null : await fetchCounted(view, signal)
  if (counted) return counted
  const header = adminHeader()
  await api.admin.authCheck(undefined, { signal })
  if (adminHeader() !== header) {
    client.removeQueries({ queryKey: COUNTS_NOTHING })
    return fetchAdminList(client, view, signal)
  }
  client.setQueryData(COUNTS_NOTHING, true)
  const posts = await client.fetchQuery({
    queryKey: EVERY_POST,
    queryFn: fetchEveryPost,
    staleTime: EVERY_POST_STALE_TIME,
  })
  return viewOf(posts, view)
}

/** One page of the list as an API counts it; null where it does not. */
async function fetchCounted({ filter, q, sort, page }: AdminView, signal?: AbortSignal): Promise<AdminList | null> {
  const query = { ...FILTER_CONDITIONS[filter], sort: q && sort === 'newest' ? undefined : sort, page, per_page: ADMIN_PAGE_SIZE }
  const { data } = await api.posts.list({ ...query, q: q || undefined, counts: true, brief: true }, { signal })
  return data.counts && data.pagination ? { posts: withIds(data.posts), pagination: data.pagination, counts: data.counts } : null
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

/** A post without an id has no address and cannot be acted on. */
function withIds(posts: PostSummary[]): PostSummary[] {
  return posts.filter(({ id }) => Boolean(id))
}

/** Marks everything the dashboard and the editor know of posts as out of date. */
export function refreshPosts(client: QueryClient): Promise<void> {
  client.removeQueries({ queryKey: EVERY_POST })
  return client.invalidateQueries({ queryKey: ['admin'] })
}
