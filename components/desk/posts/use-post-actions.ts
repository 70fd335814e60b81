import { attempt } from '@/components/desk/kit/error-message'
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import {
  changePostMutation,
  deletePostMutation,
  duplicatePostMutation,
  type QuickChange,
  writesOf,
} from '@/lib/client/calls/mutations'
import type { PostSummary } from '@/lib/contract/posts/post'
import { ADMIN_TEXTS, deleteFailed, duplicateFailed, updateFailed } from '@/lib/contract/admin-texts'
import { notify } from '@/components/site/frame/notify'
import { useRestore } from './use-deleted-actions'

/** The actions of one post in the dashboard; one at a time. */
export function usePostActions({ id, isHighlighted }: PostSummary) {
  const client = useQueryClient()
  const { mutateAsync: change } = useMutation(changePostMutation(id))
  const { mutateAsync: remove } = useMutation(deletePostMutation(id))
  const { mutateAsync: duplicate } = useMutation(duplicatePostMutation(id))
  const router = useRouter()
  const restore = useRestore()
  const mutationKey = writesOf(id)
  const busy = useIsMutating({ mutationKey }) > 0
  const isRunning = () => client.isMutating({ mutationKey }) > 0

  const apply = async (requested: QuickChange, inverse?: QuickChange): Promise<void> => {
    if (isRunning()) return
    await attempt(async () => {
      await change(requested)
      notify('success', ADMIN_TEXTS.postUpdated, inverse && { label: 'Undo', run: () => void apply(inverse) })
    }, updateFailed)
  }
  return {
    busy,
    publish: () => apply({ status: 'published' }, { status: 'draft' }),
    unpublish: () => apply({ status: 'draft' }, { status: 'published', ...(isHighlighted && { isHighlighted }) }),
    highlight: () => apply({ isHighlighted: true }, { isHighlighted: false }),
    unhighlight: () => apply({ isHighlighted: false }, { isHighlighted: true }),
    duplicate: async () => {
      if (isRunning()) return
      await attempt(async () => {
        const copy = await duplicate()
        const edit = { label: 'Edit', run: () => router.push(`/admin/post/${encodeURIComponent(copy.id)}`) }
        notify('success', ADMIN_TEXTS.postDuplicated, copy.id ? edit : undefined)
      }, duplicateFailed)
    },
    remove: async () => {
      if (isRunning()) return
      await attempt(async () => {
        await remove()
        notify(
          'success',
          ADMIN_TEXTS.postDeleted,
          restore ? { label: 'Undo', run: () => void restore([id]) } : undefined,
        )
      }, deleteFailed)
    },
  }
}
