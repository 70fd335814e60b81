import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type CatalogRow, refreshProducts } from '@/lib/client/products/catalog'
import { applyReading, type RereadOutcome, rereadProducts } from '@/lib/client/products/reread-products'
import { productsReread } from '@/lib/contract/products/product-texts'
import type { Reread } from '@/lib/contract/products/reread-calls'
import { errorMessageOf } from '../../error-message'
import { type AppliedReading, notifyReading } from './notify-reading'
import { fieldsToTake } from './read-value'

/**
 * Reads the pages of products again while it is mounted, and applies what differs.
 * @param products the same array at each render.
 */
export function useBatchReread(products: readonly CatalogRow[]) {
  const client = useQueryClient()
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, RereadOutcome>>(new Map())
  const [isApplying, setApplying] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const ids = products.map(({ id }) => id)
    const note = (id: string, outcome: RereadOutcome) => setOutcomes((now) => new Map(now).set(id, outcome))
    void rereadProducts(ids, note, stop.signal)
    return () => {
      stop.abort()
      void refreshProducts(client)
    }
  }, [client, products])

  return {
    outcomes,
    isApplying,
    /** @returns whether all could be applied; what could not says why in its outcome. */
    apply: async (chosen: readonly Reread[]): Promise<boolean> => {
      setApplying(true)
      const applied: AppliedReading[] = []
      for (const found of chosen) {
        try {
          const { data } = await applyReading(found, fieldsToTake(found))
          applied.push({ id: data.reading_id, name: found.product.name })
        } catch (error) {
          const refusal = errorMessageOf(error)
          setOutcomes((now) => new Map(now).set(found.product.product_id, { refusal }))
        }
      }
      setApplying(false)
      if (applied.length > 0) notifyReading(client, productsReread(applied.length), applied)
      return applied.length === chosen.length
    },
  }
}
