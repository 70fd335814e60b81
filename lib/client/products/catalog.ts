import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CatalogItem } from '../../contract/products/catalog'
import type { CatalogFilter, CatalogOrder } from '../../contract/products/catalog-views'
import { api } from '../calls/client'
import { adminQuery } from '../calls/query-client'

type CatalogListView = { filter: CatalogFilter; q: string; sort: CatalogOrder; page: number }

/** A row of the product list, with its id under the name that other lists use. */
export type CatalogRow = CatalogItem & { id: string }

/** One page of the product list, with the time of the response in milliseconds, for relative ages. */
export const catalogPageQuery = ({ filter, q, sort, page }: CatalogListView) => ({
  ...adminQuery(['products', { filter, q, sort, page }], async (init) => {
    // A search without an explicit order is sorted by relevance.
    const order = q && sort === 'newest' ? undefined : sort
    const { data } = await api.catalog.list({ filter, q: q || undefined, sort: order, page }, init)
    return { ...data, products: data.products.map(rowOf), now: Date.now() }
  }),
  placeholderData: keepPreviousData,
})

const rowOf = <Item extends CatalogItem>(product: Item): Item & CatalogRow => ({ ...product, id: product.product_id })

/** The imports that can be undone, newest first. */
export const pastImportsQuery = adminQuery(
  ['product imports'],
  async (init) => (await api.catalog.listImports({}, init)).data.imports,
)

/** What undoing an import would remove; nothing is removed. */
export function importUndoQuery(id: string) {
  return queryOptions({
    queryKey: ['dry run', 'undo', id],
    queryFn: async () =>
      (await api.catalog.undoImport({ params: { import_id: id }, body: { dry_run: true } })).data.undone,
    gcTime: 0,
  })
}

/** A product with the origin of its values and its usage. */
export const catalogProductQuery = (id: string) =>
  adminQuery(['product', id], async (init) => (await api.catalog.get({ product_id: id }, init)).data)

/** Products that could be bought instead of one. */
export const suggestionsQuery = (id: string) =>
  adminQuery(['suggestions', id], async (init) =>
    (await api.catalog.suggest({ product_id: id }, init)).data.products.map(rowOf),
  )

/** The links that replacing a product by another would change; nothing is changed. */
export function replacementQuery(id: string, by: string) {
  return queryOptions({
    queryKey: ['dry run', 'product', id, by],
    queryFn: async ({ signal }) => {
      const args = { params: { product_id: id }, body: { by, dry_run: true } }
      return (await api.catalog.replace(args, { signal })).data.replaced
    },
  })
}
