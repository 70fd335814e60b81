import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { catalogProductQuery, refreshProducts } from '@/lib/client/products/catalog'
import { api } from '@/lib/client/calls/client'
import type { CatalogProduct, ProductLink } from '@/lib/contract/products/catalog'
import { ApiError } from '@/lib/contract/failure'
import type { ProductCorrection } from '@/lib/contract/products/product-correction'
import { productUpdateFailed } from '@/lib/contract/products/product-texts'
import { errorMessageOf } from '../../admin/error-message'
import { notify } from '../../site/frame/notify'

/**
 * The stored product of an editor, and the calls that change it: `send` one, inside `run`, which allows one
 * at a time and shows its error.
 * @param loaded the product as loaded.
 */
export function useProductCalls(loaded: CatalogProduct) {
  const client = useQueryClient()
  const [record, setRecord] = useState(loaded)
  const [isSaving, setSaving] = useState(false)
  /** Message of the last save's conflict: the product was saved elsewhere in the meantime. */
  const [conflict, setConflict] = useState<string | null>(null)
  const isSending = useRef(false)
  const id = record.product.product_id

  const refetch = async (): Promise<CatalogProduct> => {
    const stored = await client.fetchQuery({ ...catalogProductQuery(id), staleTime: 0 })
    setRecord(stored)
    return stored
  }
  /** Sends a correction and fetches the product again. */
  const send = async (body: ProductCorrection): Promise<CatalogProduct> => {
    await api.products.correct({ params: { product_id: id }, body })
    void refreshProducts(client)
    return refetch()
  }
  const run = async (work: () => Promise<void>) => {
    if (isSending.current) return
    isSending.current = true
    setSaving(true)
    try {
      await work()
    } catch (error) {
      const isStale = error instanceof ApiError && error.status === 409 && error.code === 'CONFLICT'
      if (isStale) setConflict(error.message)
      else notify('error', productUpdateFailed(errorMessageOf(error)))
    } finally {
      isSending.current = false
      setSaving(false)
    }
  }
  /** Fetches the product again, after its posts changed. */
  const reload = () => void run(async () => void (await refetch()))
  const noteLink = (link: ProductLink) => setRecord((now) => ({ ...now, link }))
  return { record, isSaving, conflict, setConflict, send, run, noteLink, refetch, reload }
}
