import { useIsMutating, useMutation } from '@tanstack/react-query'
import { notify } from '@/components/site/frame/notify'
import { deleteProductsMutation, restoreProductsMutation } from '@/lib/client/products/catalog'
import {
  productDeleteFailed,
  productRestoreFailed,
  productsDeleted,
  productsRestored,
} from '@/lib/contract/products/product-texts'
import { errorMessageOf } from '../error-message'

/** Deletes unused products, with Undo in the toast. */
export function useProductRemoval() {
  const deletion = deleteProductsMutation()
  const { mutateAsync: remove } = useMutation(deletion)
  const { mutateAsync: restore } = useMutation(restoreProductsMutation())
  const busy = useIsMutating({ mutationKey: deletion.mutationKey }) > 0
  const restoreDeleted = async (ids: string[]) => {
    try {
      const { message, restoredCount } = await restore(ids)
      notify(restoredCount === ids.length ? 'success' : 'error', message || productsRestored(restoredCount, ids.length))
    } catch (error) {
      notify('error', productRestoreFailed(errorMessageOf(error)))
    }
  }
  return {
    busy,
    /** @param ids products that were unused when listed; one that a post features by now is not deleted. */
    remove: async (ids: string[]) => {
      if (ids.length === 0 || busy) return
      try {
        const { message, deletedCount, usedIds } = await remove(ids)
        const undo = { label: 'Undo', run: () => void restoreDeleted(ids.filter((id) => !usedIds.includes(id))) }
        notify(
          usedIds.length === 0 ? 'success' : 'error',
          message || productsDeleted(deletedCount, usedIds.length),
          deletedCount > 0 ? undo : undefined,
        )
      } catch (error) {
        notify('error', productDeleteFailed(errorMessageOf(error)))
      }
    },
  }
}
