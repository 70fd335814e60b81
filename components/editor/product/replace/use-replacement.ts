import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { refreshProducts } from '@/lib/client/products/catalog'
import { api } from '@/lib/client/calls/client'
import { replaceFailed } from '@/lib/contract/products/product-texts'
import type { LinkToRestore } from '@/lib/contract/products/replace-calls'
import { errorMessageOf } from '../../../admin/error-message'
import { notify } from '../../../site/frame/notify'

type Chosen = {
  /** The product to feature instead. */
  by: string
  /** The posts to change; undefined for all. */
  postIds: string[] | undefined
  merge: boolean
}

/** Replaces a product by another, with Undo in the toast. @param id of the product to replace. */
export function useReplacement(id: string) {
  const client = useQueryClient()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)

  const undo = async (by: string, links: LinkToRestore[]) => {
    try {
      const { message } = await api.catalog.undoReplace({ params: { product_id: id }, body: { by, links } })
      await refreshProducts(client)
      notify('success', message)
    } catch (error) {
      notify('error', replaceFailed(errorMessageOf(error)))
    }
  }
  return {
    isBusy,
    /** @returns whether it was done. After a merge the other product is shown. */
    replace: async ({ by, postIds, merge }: Chosen): Promise<boolean> => {
      if (isBusy) return false
      setBusy(true)
      try {
        const body = { by, merge, ...(postIds && { post_ids: postIds }) }
        const { message, data } = await api.catalog.replace({ params: { product_id: id }, body })
        const links = data.replaced.map(({ title: _title, status: _status, ...link }) => link)
        notify('success', message, { label: 'Undo', run: () => void undo(by, links) })
        if (merge) router.replace(`/admin/product/${encodeURIComponent(by)}`)
        void refreshProducts(client)
        return true
      } catch (error) {
        notify('error', replaceFailed(errorMessageOf(error)))
        return false
      } finally {
        setBusy(false)
      }
    },
  }
}
