import type { ViewAddress } from './use-address-view'

type ListView<Filter, Order> = { filter: Filter; q: string; sort: Order; page: number }

type Lists<Filter, Order> = {
  /** The first of each is the usual one. */
  filters: readonly [Filter, ...Filter[]]
  orders: readonly [Order, ...Order[]]
  /** What stands in the address of each view. */
  fixed?: Record<string, string>
}

/** How the view of one of the dashboard's lists stands in its address; what an address says wrong is as if it were not said. */
export function listAddress<Filter extends string, Order extends string>({ filters, orders, fixed }: Lists<Filter, Order>): ViewAddress<ListView<Filter, Order>> {
  const [usualFilter] = filters
  const [usualOrder] = orders
  return {
    read: (query) => {
      const page = query.get('page') ?? ''
      return {
        filter: filters.find((filter) => filter === query.get('filter')) ?? usualFilter,
        sort: orders.find((order) => order === query.get('sort')) ?? usualOrder,
        q: query.get('q')?.slice(0, 200) ?? '',
        page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
      }
    },
    path: ({ filter, q, sort, page }) => {
      const query = new URLSearchParams({
        ...fixed,
        ...(filter !== usualFilter && { filter }),
        ...(q && { q }),
        ...(sort !== usualOrder && { sort }),
        ...(page > 1 && { page: String(page) }),
      }).toString()
      return query ? `/admin?${query}` : '/admin'
    },
  }
}
