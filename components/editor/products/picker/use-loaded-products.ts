import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { api } from '@/lib/client/calls/client'
import { MAX_QUERY_LENGTH, PRODUCT_MATCH_LIMIT, PRODUCT_SELECTION_SIZE } from '@/lib/contract/limits'
import type { Product } from '@/lib/contract/products/product'
import { TEXTS } from '@/lib/contract/texts'
import { matchingProducts } from './matching-products'

const KEY = ['admin', 'products', 'selection'] as const
const EVERY = { per_page: PRODUCT_SELECTION_SIZE, include_unlinked: true }
/** Milliseconds without typing before the API is searched. */
const TYPING_PAUSE = 200

type ProductList = Awaited<ReturnType<typeof api.products.list>>

/**
 * The products that can be linked. If the API has more than one response holds, or none of them matches, it is also
 * searched for those whose name contains `text`; `total` is their number, or null where all products are loaded.
 */
export function useLoadedProducts(text: string) {
  const client = useQueryClient()
  const loaded = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.products.list(EVERY, { signal }),
    staleTime: 60_000,
  })
  const search = useSettled(text.trim().slice(0, MAX_QUERY_LENGTH), TYPING_PAUSE)
  const hasMore = (loaded.data?.data.pagination?.total ?? 0) > PRODUCT_SELECTION_SIZE
  // Somebody may have added it since the list was loaded.
  const isNew = loaded.data !== undefined && matchingProducts(loaded.data.data.products, search).length === 0
  const wanted = { ...EVERY, per_page: 2 * PRODUCT_MATCH_LIMIT, search, match: 'substring' as const }
  const found = useQuery({
    queryKey: [...KEY, search],
    queryFn: ({ signal }) => api.products.list(wanted, { signal }),
    enabled: search !== '' && (hasMore || isNew),
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
    total: hasMore && !found.isPlaceholderData ? (found.data?.data.pagination?.total ?? null) : null,
    errorMessage: loaded.error ? TEXTS.fetchProducts : '',
    add,
  }
}

/** A value once it has not changed for a while. @param pause in milliseconds. */
function useSettled<T>(value: T, pause: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}
