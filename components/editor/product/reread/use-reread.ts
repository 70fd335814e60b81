import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshProducts } from '@/lib/client/products/catalog'
import { api } from '@/lib/client/calls/client'
import { ApiError } from '@/lib/contract/failure'
import type { ProductReading } from '@/lib/contract/products/product'
import { rereadFailed } from '@/lib/contract/products/product-texts'
import type { ReadField } from '@/lib/contract/fields/read-fields'
import type { Reread } from '@/lib/contract/products/reread-calls'
import { errorMessageOf } from '../../../admin/error-message'
import { notify } from '../../../site/frame/notify'

/**
 * Reads the page of a product again, and applies what was chosen.
 * @param onApplied called once the stored product has changed.
 */
export function useReread(id: string, onApplied: () => void) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [found, setFound] = useState<Reread | null>(null)
  /** Why the page could not be read. */
  const [refusal, setRefusal] = useState('')

  const once = async (work: () => Promise<void>, onError: (error: unknown) => void) => {
    if (isBusy) return
    setBusy(true)
    try {
      await work()
    } catch (error) {
      onError(error)
    } finally {
      setBusy(false)
    }
  }
  const compare = async (reading?: ProductReading) =>
    (await api.catalog.reread({ params: { product_id: id }, body: reading ? { reading } : {} })).data
  const store = async ({ reading, updated_at }: Reread, fields: ReadField[]) => {
    const body = { reading, fields, ...(updated_at && { updated_at }) }
    const { message } = await api.catalog.applyReading({ params: { product_id: id }, body })
    setFound(null)
    void refreshProducts(client)
    onApplied()
    notify('success', message)
  }
  return {
    isBusy,
    found,
    refusal,
    close: () => setFound(null),
    /** @param reading of a page whose source was pasted. */
    read: (reading?: ProductReading) =>
      void once(
        async () => {
          setRefusal('')
          const now = await compare(reading)
          if (now.changes.length === 0 && now.other === null) await store(now, [])
          else setFound(now)
        },
        (error) => setRefusal(rereadFailed(errorMessageOf(error))),
      ),
    apply: (fields: ReadField[]) => {
      if (!found) return
      void once(
        () => store(found, fields),
        (error) => {
          notify('error', rereadFailed(errorMessageOf(error)))
          // Saved elsewhere in the meantime: the difference is another one now.
          if (error instanceof ApiError && error.code === 'CONFLICT')
            void compare(found.reading).then(setFound, () => setFound(null))
        },
      )
    },
  }
}
