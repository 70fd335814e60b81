import { attempt } from '@/components/desk/kit/error-message'
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { use } from 'react'
import { notify } from '@/components/site/frame/notify'
import { DELETED_WRITES, erasePostsMutation, restorePostsMutation } from '@/lib/client/posts/post-states'
import { batchDeleteFailed, deleteFailed, postsErased, postsRestored, restoreFailed } from '@/lib/contract/admin-texts'
import { OwnApi } from '../kit/whole-contract'

/** Deletes posts for good that were deleted before, all or none, with a toast; `busy` while any of them is written. */
export function useErase(): { busy: boolean; erase: (ids: string[]) => Promise<boolean> } {
  const { mutateAsync } = useMutation(erasePostsMutation)
  const busy = useIsMutating({ mutationKey: DELETED_WRITES }) > 0
  const erase = (ids: string[]) =>
    attempt(
      async () => {
        await mutateAsync(ids)
        notify('success', postsErased(ids.length))
      },
      ids.length === 1 ? deleteFailed : batchDeleteFailed,
    )
  return { busy, erase }
}

/**
 * Restores deleted posts, with a toast.
 * @returns a function that restores posts by id; null if the API cannot.
 */
export function useRestore(): ((ids: string[]) => Promise<boolean>) | null {
  const client = useQueryClient()
  const { mutateAsync } = useMutation(restorePostsMutation)
  if (!use(OwnApi)) return null
  return async (ids) => {
    if (client.isMutating({ mutationKey: DELETED_WRITES }) > 0) return false
    return attempt(
      async () => {
        await mutateAsync(ids)
        notify('success', postsRestored(ids.length))
      },
      (reason) => restoreFailed(ids.length, reason),
    )
  }
}
