import { MAX_QUERY_LENGTH } from '@/lib/contract/limits'
import type { ViewAddress } from './use-address-view'

type ListView<Filter, Order> = { filter: Filter; q: string; sort: Order; page: number }

type Lists<Filter, Order> = {
  /** The first of each is the default. */
  filters: readonly [Filter, ...Filter[]]
  orders: readonly [Order, ...Order[]]
  /** Query parameters in the URL of every view. */
  fixed?: Record<string, string>
}

/** Maps the views of a dashboard list to URLs and back; invalid parameters fall back to the defaults. */
export function listAddress<Filter extends string, Order extends string>({
  filters,
  orders,
  fixed,
}: Lists<Filter, Order>): ViewAddress<ListView<Filter, Order>> {
  const [defaultFilter] = filters
  const [defaultOrder] = orders
  return {
    read: (query) => {
      const page = query.get('page') ?? ''
      return {
        filter: filters.find((filter) => filter === query.get('filter')) ?? defaultFilter,
        sort: orders.find((order) => order === query.get('sort')) ?? defaultOrder,
        q: query.get('q')?.slice(0, MAX_QUERY_LENGTH) ?? '',
        page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
      }
    },
    path: ({ filter, q, sort, page }) => {
      const query = new URLSearchParams({
        ...fixed,
        ...(filter !== defaultFilter && { filter }),
        ...(q && { q }),
        ...(sort !== defaultOrder && { sort }),
        ...(page > 1 && { page: String(page) }),
      }).toString()
      return query ? `/admin?${query}` : '/admin'
    },
  }
}
