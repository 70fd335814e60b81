import type { CatalogView } from '@/lib/api/catalog'
import { CATALOG_FILTERS, CATALOG_ORDERS } from '@/lib/contract/catalog-views'

/** The view of the products that a query text names; what it says wrong is as if it were not said. */
export function readProductsView(query: URLSearchParams): CatalogView {
  const page = query.get('page') ?? ''
  return {
    filter: CATALOG_FILTERS.find((filter) => filter === query.get('filter')) ?? 'all',
    sort: CATALOG_ORDERS.find((order) => order === query.get('sort')) ?? 'newest',
    q: query.get('q')?.slice(0, 200) ?? '',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** The address of a view of the products; what is as usual is left out. */
export function productsPath({ filter, q, sort, page }: CatalogView): string {
  const query = new URLSearchParams({
    tab: 'products',
    ...(filter !== 'all' && { filter }),
    ...(q && { q }),
    ...(sort !== 'newest' && { sort }),
    ...(page > 1 && { page: String(page) }),
  })
  return `/admin?${query}`
}
