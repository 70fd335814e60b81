import { type AdminView, POST_FILTERS } from '@/lib/api/admin-view'
import type { PostOrder } from '@/lib/contract/api'

export const ORDER_LABELS: Record<PostOrder, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  updated: 'Recently updated',
  title: 'Title A–Z',
}
export const ORDERS = Object.keys(ORDER_LABELS) as PostOrder[]

/** The view of the dashboard that a query text names; what it says wrong is as if it were not said. */
export function readView(query: URLSearchParams): AdminView {
  const page = query.get('page') ?? ''
  return {
    filter: POST_FILTERS.find((filter) => filter === query.get('filter')) ?? 'all',
    sort: ORDERS.find((order) => order === query.get('sort')) ?? 'newest',
    q: query.get('q')?.slice(0, 200) ?? '',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** The address of a view; what is as usual is left out. */
export function viewPath({ filter, q, sort, page }: AdminView): string {
  const query = new URLSearchParams({
    ...(filter !== 'all' && { filter }),
    ...(q && { q }),
    ...(sort !== 'newest' && { sort }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return query ? `/admin?${query}` : '/admin'
}
