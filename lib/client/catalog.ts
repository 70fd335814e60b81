import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { CatalogItem } from '../contract/catalog'
import type { CatalogFilter, CatalogOrder } from '../contract/catalog-views'
import { api } from './client'

/** Everything that the desk knows of products. */
const PRODUCTS = ['admin', 'products'] as const
const WRITES = [...PRODUCTS, 'write'] as const

/** What the list of products shows. */
export type CatalogView = { filter: CatalogFilter; q: string; sort: CatalogOrder; page: number }

/** A product of the list, with its id as other lists have it. */
export type CatalogRow = CatalogItem & { id: string }

/** One page of the list of products, with the moment (milliseconds) by which its ages are told. */
export function catalogPage({ filter, q, sort, page }: CatalogView) {
  return queryOptions({
    queryKey: [...PRODUCTS, 'catalog', { filter, q, sort, page }],
    queryFn: async ({ signal }) => {
      // Without an order of its own a search puts the best matches first.
      const order = q && sort === 'newest' ? undefined : sort
      const { data } = await api.catalog.list({ filter, q: q || undefined, sort: order, page }, { signal })
      return { ...data, products: data.products.map((product): CatalogRow => ({ ...product, id: product.product_id })), now: Date.now() }
    },
  })
}

/** Deletes those of the products that no post features. */
export function deleteProducts() {
  return mutationOptions({ mutationKey: WRITES, mutationFn: (ids: string[]) => api.catalog.batchDelete({ ids }), onSettled })
}

/** Restores deleted products. */
export function restoreProducts() {
  return mutationOptions({ mutationKey: WRITES, mutationFn: (ids: string[]) => api.catalog.batchRestore({ ids }), onSettled })
}

/** Marks everything that the desk knows of products as out of date. */
export function refreshProducts(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: PRODUCTS })
}

function onSettled(_data: unknown, _error: unknown, _input: unknown, _shown: unknown, { client }: { client: QueryClient }): Promise<void> {
  return refreshProducts(client)
}

/** A product with where its values come from and where it is used. */
export function catalogProduct(id: string) {
  return queryOptions({
    queryKey: [...PRODUCTS, 'product', id],
    queryFn: async ({ signal }) => (await api.catalog.get({ product_id: id }, { signal })).data,
  })
}
