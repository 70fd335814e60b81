import { attempt } from '@/components/desk/kit/error-message'
import { useIsMutating, useMutation } from '@tanstack/react-query'
import { notify } from '@/components/site/frame/notify'
import { archiveProductsMutation, deleteProductsMutation, restoreProductsMutation } from '@/lib/client/products/catalog'
import {
  productArchiveFailed,
  productsArchived,
  productDeleteFailed,
  productRestoreFailed,
  productsDeleted,
  productsRestored,
} from '@/lib/contract/products/product-texts'

/** Archives products or takes them out of the archive, with Undo in the toast. */
export function useProductArchive() {
  const mutation = archiveProductsMutation
  const { mutateAsync } = useMutation(mutation)
  const busy = useIsMutating({ mutationKey: mutation.mutationKey }) > 0
  const send = (ids: string[], archived: boolean, undo: boolean) =>
    attempt(async () => {
      const { message, archivedCount } = await mutateAsync({ ids, archived })
      const back = { label: 'Undo', run: () => void send(ids, !archived, false) }
      notify('success', message || productsArchived(archivedCount, archived), undo ? back : undefined)
    }, productArchiveFailed)
  return {
    busy,
    /** @param ids products that are not archived yet, or that all are. @returns whether it was done. */
    archive: async (ids: string[], archived: boolean): Promise<boolean> =>
      ids.length > 0 && !busy ? send(ids, archived, true) : false,
  }
}

/** Deletes unused products, with Undo in the toast. */
export function useProductRemoval() {
  const deletion = deleteProductsMutation
  const { mutateAsync: remove } = useMutation(deletion)
  const { mutateAsync: restore } = useMutation(restoreProductsMutation)
  const busy = useIsMutating({ mutationKey: deletion.mutationKey }) > 0
  const restoreDeleted = (ids: string[]) =>
    attempt(async () => {
      const { message, restoredCount } = await restore(ids)
      notify(restoredCount === ids.length ? 'success' : 'error', message || productsRestored(restoredCount, ids.length))
    }, productRestoreFailed)
  return {
    busy,
    /** @param ids products that were unused when listed; one that a post features by now is not deleted. */
    remove: async (ids: string[]): Promise<boolean> => {
      if (ids.length === 0 || busy) return false
      return attempt(async () => {
        const { message, deletedCount, usedIds } = await remove(ids)
        const undo = { label: 'Undo', run: () => void restoreDeleted(ids.filter((id) => !usedIds.includes(id))) }
        notify(
          usedIds.length === 0 ? 'success' : 'error',
          message || productsDeleted(deletedCount, usedIds.length),
          deletedCount > 0 ? undo : undefined,
        )
      }, productDeleteFailed)
    },
  }
}
