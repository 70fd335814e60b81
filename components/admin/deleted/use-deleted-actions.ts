import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { use } from 'react'
import { notify } from '@/components/site/frame/notify'
import { DELETED_WRITES, erasePostsMutation, restorePostsMutation } from '@/lib/client/posts/post-states'
import { batchDeleteFailed, deleteFailed, postsErased, postsRestored, restoreFailed } from '@/lib/contract/admin-texts'
import { errorMessageOf } from '../error-message'
import { OwnApi } from '../whole-contract'

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

/**
 * Restores deleted posts, with a toast.
 * @returns a function that restores posts by id; null if the API cannot.
 */
export function useRestore(): ((ids: string[]) => Promise<boolean>) | null {
  const client = useQueryClient()
  const { mutateAsync } = useMutation(restorePostsMutation())
  if (!use(OwnApi)) return null
  return async (ids) => {
    if (client.isMutating({ mutationKey: DELETED_WRITES }) > 0) return false
    try {
      await mutateAsync(ids)
      notify('success', postsRestored(ids.length))
      return true
    } catch (error) {
      notify('error', restoreFailed(ids.length, errorMessageOf(error)))
      return false
    }
  }
}
