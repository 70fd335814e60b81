import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshProducts } from '@/lib/client/products/catalog'
import { api } from '@/lib/client/calls/client'
import { productUpdateFailed } from '@/lib/contract/products/product-texts'
import { errorMessageOf } from '../../../admin/error-message'
import { notify } from '../../../site/frame/notify'

/** Sets whether visitors see that a product is no longer available. @param onChanged called after it changed. */
export function useGone(id: string, onChanged: () => void) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  return {
    isBusy,
    /** @returns whether it was done. */
    setGone: async (isGone: boolean, replacementId: string | null): Promise<boolean> => {
      if (isBusy) return false
      setBusy(true)
      try {
        const body = { is_gone: isGone, replacement_id: replacementId }
        const { message } = await api.catalog.setGone({ params: { product_id: id }, body })
        notify('success', message)
        await refreshProducts(client)
        onChanged()
        return true
      } catch (error) {
        notify('error', productUpdateFailed(errorMessageOf(error)))
        return false
      } finally {
        setBusy(false)
      }
    },
  }
}
