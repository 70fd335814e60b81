import { useRouter } from 'next/navigation'
import {
  changePostMutation,
  deletePostMutation,
  duplicatePostMutation,
  type QuickChange,
} from '@/lib/client/calls/mutations'
import type { PostSummary } from '@/lib/contract/posts/post'
import { ADMIN_TEXTS, deleteFailed, duplicateFailed, updateFailed } from '@/lib/contract/admin-texts'
import { undo, useWrite } from '../kit/use-write'
import { useRestore } from './use-deleted-actions'

/** The actions of one post in the dashboard; one at a time. */
export function usePostActions({ id, isHighlighted }: PostSummary) {
  const router = useRouter()
  const restore = useRestore()
  const change = useWrite(changePostMutation(id), { done: ADMIN_TEXTS.postUpdated, failed: updateFailed })
  const deletion = useWrite(deletePostMutation(id), { done: ADMIN_TEXTS.postDeleted, failed: deleteFailed })
  const copying = useWrite(duplicatePostMutation(id), { done: ADMIN_TEXTS.postDuplicated, failed: duplicateFailed })
  const apply = (requested: QuickChange, inverse: QuickChange) =>
    change.write(requested, () => undo(() => change.write(inverse)))
  return {
    busy: change.busy,
    publish: () => apply({ status: 'published' }, { status: 'draft' }),
    unpublish: () => apply({ status: 'draft' }, { status: 'published', ...(isHighlighted && { isHighlighted }) }),
    highlight: () => apply({ isHighlighted: true }, { isHighlighted: false }),
    unhighlight: () => apply({ isHighlighted: false }, { isHighlighted: true }),
    duplicate: () =>
      copying.write(undefined, (copy) => {
        const edit = () => router.push(`/admin/post/${encodeURIComponent(copy.id)}`)
        return copy.id !== '' && { label: 'Edit', run: edit }
      }),
    remove: () => deletion.write(undefined, () => (restore ? undo(() => restore([id])) : undefined)),
  }
}
