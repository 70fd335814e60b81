import { use } from 'react'
import { erasePostsMutation, restorePostsMutation } from '@/lib/client/posts/post-states'
import * as texts from '@/lib/contract/admin-texts'
import type { DeletedPost } from '@/lib/contract/posts/deleted-post'
import { useWrite } from '../kit/feedback'
import type { BatchAction } from '../kit/list-screen'
import { idsOf } from '../kit/selection'
import { OwnApi } from '../kit/whole-contract'

/** What can be done with deleted posts, all or none; a row and the bar of a selection offer it. */
export function useDeletedActions(posts: DeletedPost[]): BatchAction<DeletedPost>[] {
  const restore = useRestore()
  const { busy, write: erase } = useWrite(erasePostsMutation, {
    done: (_, ids) => texts.postsErased(ids.length),
    failed: (reason, ids) => (ids.length === 1 ? texts.deleteFailed : texts.batchDeleteFailed)(reason),
  })
  const name = 'Delete for good'
  const question = { title: name, message: texts.confirmErase(posts.length) }
  const erasing = { name, items: posts, busy, isDangerous: true, question, run: () => erase(idsOf(posts)) }
  return restore ? [{ name: 'Restore', items: posts, busy, run: () => restore(idsOf(posts)) }, erasing] : [erasing]
}

/** @returns a function that restores deleted posts by id; null if the API cannot. */
export function useRestore(): ((ids: string[]) => Promise<boolean>) | null {
  const { write: restore } = useWrite(restorePostsMutation, {
    done: (_, ids) => texts.postsRestored(ids.length),
    failed: (reason, ids) => texts.restoreFailed(ids.length, reason),
  })
  return use(OwnApi) ? restore : null
}
