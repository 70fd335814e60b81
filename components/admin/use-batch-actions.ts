import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { BATCH_WRITES, deletePosts, highlightPosts } from '@/lib/api/mutations'
import type { PostSummary } from '@/lib/contract/post'
import { batchDeleteFailed, batchUpdateFailed, postsDeleted, postsUpdated } from '@/lib/contract/admin-texts'
import { notify } from '@/components/site/notify'
import { messageOf } from './message-of'
import { useRestore } from './use-restore'

/** What can be done to several posts at once: to all of them or to none. */
export function useBatchActions() {
  const client = useQueryClient()
  const { mutateAsync: remove } = useMutation(deletePosts())
  const { mutateAsync: highlight } = useMutation(highlightPosts())
  const restore = useRestore()
  const busy = useIsMutating({ mutationKey: BATCH_WRITES }) > 0
  const isTaken = () => client.isMutating({ mutationKey: BATCH_WRITES }) > 0

  const setHighlight = async (ids: string[], isHighlighted: boolean, undoIds: string[] = []): Promise<void> => {
    if (ids.length === 0 || isTaken()) return
    try {
      const { message, updatedCount } = await highlight({ ids, isHighlighted })
      const undo = { label: 'Undo', run: () => void setHighlight(undoIds, !isHighlighted) }
      notify('success', message || postsUpdated(updatedCount), undoIds.length > 0 ? undo : undefined)
    } catch (error) {
      notify('error', batchUpdateFailed(messageOf(error)))
    }
  }
  return {
    busy,
    /** Undo touches only the posts that changed. */
    setHighlight: (posts: PostSummary[], isHighlighted: boolean) =>
      setHighlight(
        posts.map(({ id }) => id),
        isHighlighted,
        posts.filter((post) => post.isHighlighted !== isHighlighted).map(({ id }) => id),
      ),
    remove: async (posts: PostSummary[]) => {
      if (posts.length === 0 || isTaken()) return
      try {
        const ids = posts.map(({ id }) => id)
        const { message, deletedCount } = await remove(ids)
        const undo = restore && deletedCount === ids.length ? { label: 'Undo', run: () => void restore(ids) } : undefined
        notify('success', message || postsDeleted(deletedCount), undo)
      } catch (error) {
        notify('error', batchDeleteFailed(messageOf(error)))
      }
    },
  }
}
