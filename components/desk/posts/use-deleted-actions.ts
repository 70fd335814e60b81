import { use } from 'react'
import { erasePostsMutation, restorePostsMutation } from '@/lib/client/posts/post-states'
import { batchDeleteFailed, deleteFailed, postsErased, postsRestored, restoreFailed } from '@/lib/contract/admin-texts'
import { useWrite } from '../kit/feedback'
import { OwnApi } from '../kit/whole-contract'

/** Deletes posts for good that were deleted before, all or none; `busy` while any of them is written. */
export function useErase() {
  const { busy, write: erase } = useWrite(erasePostsMutation, {
    done: (_, ids) => postsErased(ids.length),
    failed: (reason, ids) => (ids.length === 1 ? deleteFailed : batchDeleteFailed)(reason),
  })
  return { busy, erase }
}

/** @returns a function that restores deleted posts by id; null if the API cannot. */
export function useRestore(): ((ids: string[]) => Promise<boolean>) | null {
  const { write: restore } = useWrite(restorePostsMutation, {
    done: (_, ids) => postsRestored(ids.length),
    failed: (reason, ids) => restoreFailed(ids.length, reason),
  })
  return use(OwnApi) ? restore : null
}
