import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { CatalogItem } from '../../contract/products/catalog'
import type { CatalogFilter, CatalogOrder } from '../../contract/products/catalog-views'
import { afterWrite } from '../calls/mutations'
import { api } from '../calls/client'

/** Query key prefix of the admin's product queries. */
const PRODUCTS = ['admin', 'products'] as const
const WRITES = [...PRODUCTS, 'write'] as const

/** State of the dashboard's list of products. */
export type CatalogListView = { filter: CatalogFilter; q: string; sort: CatalogOrder; page: number }

/** A row of the product list, with its id under the name that other lists use. */
export type CatalogRow = CatalogItem & { id: string }

/** One page of the product list, with the time of the response in milliseconds, for relative ages. */
export function catalogPageQuery({ filter, q, sort, page }: CatalogListView) {
  return queryOptions({
    queryKey: [...PRODUCTS, 'catalog', { filter, q, sort, page }],
    queryFn: async ({ signal }) => {
      // A search without an explicit order is sorted by relevance.
      const order = q && sort === 'newest' ? undefined : sort
      const { data } = await api.catalog.list({ filter, q: q || undefined, sort: order, page }, { signal })
      return {
        ...data,
        products: data.products.map((product): CatalogRow => ({ ...product, id: product.product_id })),
        now: Date.now(),
      }
    },
    placeholderData: keepPreviousData,
  })
}

/** Deletes products, except those that a post features. */
export const deleteProductsMutation = mutationOptions({
  mutationKey: WRITES,
  mutationFn: (ids: string[]) => api.catalog.batchDelete({ ids }),
  onSettled: afterWrite(refreshProducts),
})

/** Restores deleted products. */
export const restoreProductsMutation = mutationOptions({
  mutationKey: WRITES,
  mutationFn: (ids: string[]) => api.catalog.batchRestore({ ids }),
  onSettled: afterWrite(refreshProducts),
})

/** Archives products, or takes them out of the archive. */
export const archiveProductsMutation = mutationOptions({
  mutationKey: WRITES,
  mutationFn: (change: { ids: string[]; archived: boolean }) => api.catalog.batchArchive(change),
  onSettled: afterWrite(refreshProducts),
})

/** Adds the products of a CSV file; nothing in a dry run. */
export const importProductsMutation = mutationOptions({
  mutationKey: WRITES,
  mutationFn: (file: Parameters<typeof api.catalog.importCsv>[0]) => api.catalog.importCsv(file),
  onSettled: afterWrite(refreshProducts),
})

/** The imports that can be undone, newest first. */
export const pastImportsQuery = queryOptions({
  queryKey: [...PRODUCTS, 'imports'],
  queryFn: async ({ signal }) => (await api.catalog.listImports({}, { signal })).data.imports,
})

/** What undoing an import would remove; nothing is removed. */
export function importUndoQuery(id: string) {
  return queryOptions({
    queryKey: [...PRODUCTS, 'imports', id, 'undo'],
    queryFn: async () =>
      (await api.catalog.undoImport({ params: { import_id: id }, body: { dry_run: true } })).data.undone,
    staleTime: 0,
    gcTime: 0,
  })
}

/** Removes the products that an import added. */
export const undoImportMutation = mutationOptions({
  mutationKey: WRITES,
  mutationFn: (id: string) => api.catalog.undoImport({ params: { import_id: id }, body: {} }),
  onSettled: afterWrite(refreshProducts),
})

/** Queues checks of the addresses of products. */
export const checkLinksMutation = mutationOptions({
  mutationKey: WRITES,
  mutationFn: (ids: string[]) => api.catalog.batchCheck({ ids }),
  onSettled: afterWrite(refreshProducts),
})

/** Checks the address of a product. */
export const checkLinkMutation = mutationOptions({
  mutationKey: WRITES,
  mutationFn: (id: string) => api.catalog.checkLink({ product_id: id }),
  onSettled: afterWrite(refreshProducts),
})

/** Notes that the price of a product was seen. */
export const seePriceMutation = mutationOptions({
  mutationKey: WRITES,
  mutationFn: (id: string) => api.catalog.seePrice({ product_id: id }),
  onSettled: afterWrite(refreshProducts),
})

/** Invalidates all product queries of the admin. */
export function refreshProducts(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: PRODUCTS })
}

/** A product with the origin of its values and its usage. */
export function catalogProductQuery(id: string) {
  return queryOptions({
    queryKey: [...PRODUCTS, 'product', id],
    queryFn: async ({ signal }) => (await api.catalog.get({ product_id: id }, { signal })).data,
  })
}

/** Products that could be bought instead of one. */
export function suggestionsQuery(id: string) {
  return queryOptions({
    queryKey: [...PRODUCTS, 'suggestions', id],
    queryFn: async ({ signal }) =>
      (await api.catalog.suggest({ product_id: id }, { signal })).data.products.map((product) => {
        return { ...product, id: product.product_id }
      }),
  })
}

/** The links that replacing a product by another would change; nothing is changed. */
export function replacementQuery(id: string, by: string) {
  return queryOptions({
    queryKey: [...PRODUCTS, 'replacement', id, by],
    queryFn: async ({ signal }) => {
      const args = { params: { product_id: id }, body: { by, dry_run: true } }
      return (await api.catalog.replace(args, { signal })).data.replaced
    },
    staleTime: 0,
  })
}
