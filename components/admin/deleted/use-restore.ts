import { useMutation, useQueryClient } from '@tanstack/react-query'
import { use } from 'react'
import { notify } from '@/components/site/frame/notify'
import { DELETED_WRITES, restorePostsMutation } from '@/lib/client/posts/post-states'
import { postsRestored, restoreFailed } from '@/lib/contract/admin-texts'
import { errorMessageOf } from '../error-message'
import { WholeContract } from '../whole-contract'

/**
 * Restores deleted posts, with a toast.
 * @returns a function that restores posts by id; null if the API cannot.
 */
export function useRestore(): ((ids: string[]) => Promise<boolean>) | null {
  const client = useQueryClient()
  const { mutateAsync } = useMutation(restorePostsMutation())
  if (!use(WholeContract)) return null
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
