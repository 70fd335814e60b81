import { useCallback, useEffect, useRef } from 'react'
import { api } from '@/lib/client/calls/client'
import { MAX_LINKED_PRODUCTS } from '@/lib/contract/limits'
import { chosenProduct, type ChosenProduct } from '../../form/post-values'

/**
 * Links the products of blocks that are pasted, such as from another post, as their cards and prices are shown of linked
 * products only. Products that are not found, or that cannot be read, are left out.
 * @param linked the products of the post.
 * @returns a function that takes the ids of pasted products, and stays the same.
 */
export function usePastedProducts(linked: ChosenProduct[], onChange: (products: ChosenProduct[]) => void) {
  const latest = useRef({ linked, onChange })
  useEffect(() => {
    latest.current = { linked, onChange }
  })
  return useCallback(async (ids: string[]) => {
    const missing = () => {
      const known = new Set(latest.current.linked.map(({ product_id }) => product_id))
      return (id: string) => !known.has(id)
    }
    const wanted = ids.filter(missing())
    if (wanted.length === 0) return
    const found = await api.products.list({ ids: wanted.join(','), include_unlinked: true }).catch(() => null)
    const isMissing = missing()
    const added = (found?.data.products ?? []).filter(({ product_id }) => isMissing(product_id)).map(chosenProduct)
    if (added.length > 0) latest.current.onChange([...latest.current.linked, ...added].slice(0, MAX_LINKED_PRODUCTS))
  }, [])
}
