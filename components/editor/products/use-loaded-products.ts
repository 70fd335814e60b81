import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api } from '@/lib/client/client'
import { PRODUCT_SELECTION_SIZE } from '@/lib/contract/limits'
import type { Product } from '@/lib/contract/product'
import { TEXTS } from '@/lib/contract/texts'

const KEY = ['admin', 'products', 'selection'] as const
const EVERY = { per_page: PRODUCT_SELECTION_SIZE, include_unlinked: true }

type ProductList = Awaited<ReturnType<typeof api.products.list>>

/**
 * The products that can be linked. If the API has more than one response holds, it is also searched for
 * those whose name may contain `text`.
 */
export function useLoadedProducts(text: string) {
  const client = useQueryClient()
  const loaded = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.products.list(EVERY, { signal }),
    staleTime: 60_000,
  })
  const search = text.trim().slice(0, 200)
  const hasMore = (loaded.data?.data.pagination?.total ?? 0) > PRODUCT_SELECTION_SIZE
  const found = useQuery({
    queryKey: [...KEY, search],
    queryFn: ({ signal }) => api.products.list({ ...EVERY, search }, { signal }),
    enabled: hasMore && search.length > 1,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  const products = [...(loaded.data?.data.products ?? []), ...(found.data?.data.products ?? [])]
  const add = useCallback(
    (product: Product) =>
      client.setQueryData<ProductList>(KEY, (list) => {
        const others = list?.data.products.filter(({ product_id }) => product_id !== product.product_id)
        return list && others && { ...list, data: { ...list.data, products: [product, ...others] } }
      }),
    [client],
  )
  return {
    products: [...new Map(products.map((product) => [product.product_id, product])).values()],
    errorMessage: loaded.error ? TEXTS.fetchProducts : '',
    add,
  }
}
