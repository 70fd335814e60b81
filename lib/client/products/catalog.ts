import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { CatalogItem } from '../../contract/products/catalog'
import type { CatalogFilter, CatalogOrder } from '../../contract/products/catalog-views'
import type { LinkToRestore } from '@/lib/contract/products/replace-calls'
import { writesTo } from '../calls/mutations'
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

const write = writesTo(refreshProducts, WRITES)

/** Deletes products, except those that a post features. */
export const deleteProductsMutation = write((ids: string[]) => api.catalog.batchDelete({ ids }))

/** Restores deleted products. */
export const restoreProductsMutation = write((ids: string[]) => api.catalog.batchRestore({ ids }))

/** Archives products, or takes them out of the archive. */
export const archiveProductsMutation = write((change: { ids: string[]; archived: boolean }) =>
  api.catalog.batchArchive(change),
)

/** Adds the products of a CSV file; nothing in a dry run. */
export const importProductsMutation = write((file: Parameters<typeof api.catalog.importCsv>[0]) =>
  api.catalog.importCsv(file),
)

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
export const undoImportMutation = write((id: string) => api.catalog.undoImport({ params: { import_id: id }, body: {} }))

/** Queues checks of the addresses of products. */
export const checkLinksMutation = write((ids: string[]) => api.catalog.batchCheck({ ids }))

/** Checks the address of a product. */
export const checkLinkMutation = write((id: string) => api.catalog.checkLink({ product_id: id }))

/** Sets whether visitors see that a product is no longer available. */
export const setGoneMutation = (id: string) =>
  writesTo(refreshProducts)((body: { is_gone: boolean; replacement_id: string | null }) =>
    api.catalog.setGone({ params: { product_id: id }, body }),
  )

const writeInPosts = writesTo((client) => void refreshProducts(client))

/** Features another product in place of one, in all or some of its posts. */
export const replaceMutation = (id: string) =>
  writeInPosts((body: { by: string; merge: boolean; post_ids?: string[] }) =>
    api.catalog.replace({ params: { product_id: id }, body }),
  )

/** Undoes the replacement of a product. */
export const undoReplaceMutation = (id: string) =>
  writeInPosts((body: { by: string; links: LinkToRestore[] }) =>
    api.catalog.undoReplace({ params: { product_id: id }, body }),
  )

/** Notes that the price of a product was seen; those of several products side by side. */
export const seePriceMutation = writesTo(refreshProducts)((id: string) => api.catalog.seePrice({ product_id: id }))

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
