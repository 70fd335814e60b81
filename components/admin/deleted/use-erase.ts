import { useIsMutating, useMutation } from '@tanstack/react-query'
import { notify } from '@/components/site/frame/notify'
import { DELETED_WRITES, erasePostsMutation } from '@/lib/client/posts/post-states'
import { batchDeleteFailed, deleteFailed, postsErased } from '@/lib/contract/admin-texts'
import { errorMessageOf } from '../error-message'

/** Deletes posts for good that were deleted before, all or none, with a toast; `busy` while any of them is written. */
export function useErase(): { busy: boolean; erase: (ids: string[]) => Promise<boolean> } {
  const { mutateAsync } = useMutation(erasePostsMutation())
  const busy = useIsMutating({ mutationKey: DELETED_WRITES }) > 0
  const erase = async (ids: string[]) => {
    try {
      await mutateAsync(ids)
      notify('success', postsErased(ids.length))
      return true
    } catch (error) {
      notify('error', (ids.length === 1 ? deleteFailed : batchDeleteFailed)(errorMessageOf(error)))
      return false
    }
  }
  return { busy, erase }
}
