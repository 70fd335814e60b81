import { useIsMutating, useMutation } from '@tanstack/react-query'
import { notify } from '@/components/site/frame/notify'
import { archiveProductsMutation } from '@/lib/client/products/catalog'
import { productArchiveFailed, productsArchived } from '@/lib/contract/products/product-texts'
import { errorMessageOf } from '../error-message'

/** Archives products or takes them out of the archive, with Undo in the toast. */
export function useProductArchive() {
  const mutation = archiveProductsMutation()
  const { mutateAsync } = useMutation(mutation)
  const busy = useIsMutating({ mutationKey: mutation.mutationKey }) > 0
  const send = async (ids: string[], archived: boolean, undo: boolean): Promise<boolean> => {
    try {
      const { message, archivedCount } = await mutateAsync({ ids, archived })
      const back = { label: 'Undo', run: () => void send(ids, !archived, false) }
      notify('success', message || productsArchived(archivedCount, archived), undo ? back : undefined)
      return true
    } catch (error) {
      notify('error', productArchiveFailed(errorMessageOf(error)))
      return false
    }
  }
  return {
    busy,
    /** @param ids products that are not archived yet, or that all are. @returns whether it was done. */
    archive: async (ids: string[], archived: boolean): Promise<boolean> =>
      ids.length > 0 && !busy ? send(ids, archived, true) : false,
  }
}
