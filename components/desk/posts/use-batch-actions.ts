import { attempt } from '@/components/desk/kit/error-message'
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  BATCH_WRITES,
  deletePostsMutation,
  highlightPostsMutation,
  setPostsStatusMutation,
} from '@/lib/client/calls/mutations'
import { labelPostsMutation } from '@/lib/client/posts/tags'
import type { PostStatus, PostSummary } from '@/lib/contract/posts/post'
import { batchDeleteFailed, batchUpdateFailed, postsDeleted, postsUpdated } from '@/lib/contract/admin-texts'
import { notify } from '@/components/site/frame/notify'
import { useRestore } from './use-deleted-actions'
import type { PostLabel } from './label-dialog'

/** Batch actions for posts: each applies to all of them or to none. */
export function useBatchActions() {
  const client = useQueryClient()
  const { mutateAsync: highlight } = useMutation(highlightPostsMutation)
  const { mutateAsync: setStatusOf } = useMutation(setPostsStatusMutation)
  const busy = useIsMutating({ mutationKey: BATCH_WRITES }) > 0
  const isRunning = () => client.isMutating({ mutationKey: BATCH_WRITES }) > 0
  const remove = useBatchDelete(isRunning)
  const setLabel = useBatchLabel(isRunning)

  const setHighlight = async (ids: string[], isHighlighted: boolean, undoIds: string[] = []): Promise<boolean> => {
    if (ids.length === 0 || isRunning()) return false
    return attempt(async () => {
      const { message, updatedCount } = await highlight({ ids, isHighlighted })
      const undo = { label: 'Undo', run: () => void setHighlight(undoIds, !isHighlighted) }
      notify('success', message || postsUpdated(updatedCount), undoIds.length > 0 ? undo : undefined)
    }, batchUpdateFailed)
  }
  /** @param undo reverts the change of the given posts. */
  const setStatus = async (
    change: { ids: string[]; status: PostStatus; highlighted?: string[] },
    undo?: (changed: string[]) => Promise<unknown>,
  ): Promise<boolean> => {
    const { ids } = change
    if (ids.length === 0 || isRunning()) return false
    return attempt(async () => {
      const { message, updatedCount, ids: changed } = await setStatusOf(change)
      const canUndo = undo && updatedCount > 0
      notify(
        'success',
        message || postsUpdated(updatedCount),
        canUndo ? { label: 'Undo', run: () => void undo(changed.length > 0 ? changed : ids) } : undefined,
      )
    }, batchUpdateFailed)
  }
  return {
    busy,
    publish: (drafts: PostSummary[]) =>
      setStatus({ ids: idsOf(drafts), status: 'published' }, (ids) => setStatus({ ids, status: 'draft' })),
    /** Undo also restores the highlights lost by unpublishing. */
    unpublish: (published: PostSummary[]) =>
      setStatus({ ids: idsOf(published), status: 'draft' }, (ids) => {
        const highlighted = idsOf(published.filter(({ id, isHighlighted }) => isHighlighted && ids.includes(id)))
        return setStatus({ ids, status: 'published', highlighted })
      }),
    /** Undo reverts only the posts that changed. */
    setHighlight: (posts: PostSummary[], isHighlighted: boolean) =>
      setHighlight(idsOf(posts), isHighlighted, idsOf(posts.filter((post) => post.isHighlighted !== isHighlighted))),
    remove,
    setLabel: (posts: PostSummary[], label: PostLabel, isRemoval: boolean) => setLabel(idsOf(posts), label, isRemoval),
  }
}

function useBatchDelete(isRunning: () => boolean) {
  const { mutateAsync: deleteAll } = useMutation(deletePostsMutation)
  const restore = useRestore()
  return async (posts: PostSummary[]): Promise<boolean> => {
    if (posts.length === 0 || isRunning()) return false
    return attempt(async () => {
      const ids = idsOf(posts)
      const { message, deletedCount } = await deleteAll(ids)
      const undo = restore && deletedCount === ids.length ? { label: 'Undo', run: () => void restore(ids) } : undefined
      notify('success', message || postsDeleted(deletedCount), undo)
    }, batchDeleteFailed)
  }
}

function useBatchLabel(isRunning: () => boolean) {
  const { mutateAsync: labelAll } = useMutation(labelPostsMutation)
  /** Undo reverts only the posts that changed. */
  return async function setLabel(ids: string[], label: PostLabel, remove: boolean, canUndo = true): Promise<boolean> {
    if (ids.length === 0 || isRunning()) return false
    return attempt(async () => {
      const { message, ids: changed } = await labelAll({ ids, ...label, remove })
      const undo = { label: 'Undo', run: () => void setLabel(changed, label, !remove, false) }
      notify('success', message, canUndo && changed.length > 0 ? undo : undefined)
    }, batchUpdateFailed)
  }
}

const idsOf = (posts: PostSummary[]) => posts.map(({ id }) => id)
