import { deletePostsMutation, highlightPostsMutation, setPostsStatusMutation } from '@/lib/client/calls/mutations'
import { type LabelChange, labelPostsMutation } from '@/lib/client/posts/tags'
import type { PostSummary } from '@/lib/contract/posts/post'
import { batchDeleteFailed, batchUpdateFailed, postsDeleted, postsUpdated } from '@/lib/contract/admin-texts'
import { undo, useWrite } from '../kit/use-write'
import type { PostLabel } from './label-dialog'
import { useRestore } from './use-deleted-actions'

const UPDATE = {
  done: ({ message, updatedCount }: { message?: string | undefined; updatedCount: number }) =>
    message || postsUpdated(updatedCount),
  failed: batchUpdateFailed,
}

/** Batch actions for posts: each applies to all of them or to none. Undo reverts only the posts that changed. */
export function useBatchActions() {
  const { busy, write: highlight } = useWrite(highlightPostsMutation, UPDATE)
  const { write: setStatus } = useWrite(setPostsStatusMutation, UPDATE)
  const { write: setLabel } = useWrite(labelPostsMutation, { failed: batchUpdateFailed })
  const { write: deleteAll } = useWrite(deletePostsMutation, {
    done: ({ message, deletedCount }) => message || postsDeleted(deletedCount),
    failed: batchDeleteFailed,
  })
  const restore = useRestore()
  return {
    busy,
    publish: (drafts: PostSummary[]) => {
      const ids = idsOf(drafts)
      return setStatus(
        { ids, status: 'published' },
        (result) => result.updatedCount > 0 && undo(() => setStatus({ ids: changedIn(result, ids), status: 'draft' })),
      )
    },
    /** Undo also restores the highlights lost by unpublishing. */
    unpublish: (published: PostSummary[]) => {
      const ids = idsOf(published)
      return setStatus({ ids, status: 'draft' }, (result) => {
        const changed = changedIn(result, ids)
        const highlighted = idsOf(published.filter(({ id, isHighlighted }) => isHighlighted && changed.includes(id)))
        return result.updatedCount > 0 && undo(() => setStatus({ ids: changed, status: 'published', highlighted }))
      })
    },
    setHighlight: (posts: PostSummary[], isHighlighted: boolean) => {
      const changed = idsOf(posts.filter((post) => post.isHighlighted !== isHighlighted))
      const back = { ids: changed, isHighlighted: !isHighlighted }
      return highlight({ ids: idsOf(posts), isHighlighted }, () => changed.length > 0 && undo(() => highlight(back)))
    },
    remove: (posts: PostSummary[]) => {
      const ids = idsOf(posts)
      return deleteAll(ids, ({ deletedCount }) =>
        restore && deletedCount === ids.length ? undo(() => restore(ids)) : undefined,
      )
    },
    setLabel: (posts: PostSummary[], label: PostLabel, remove: boolean) => {
      const change = (ids: string[], removes: boolean): LabelChange => ({ ids, ...label, remove: removes })
      return setLabel(
        change(idsOf(posts), remove),
        ({ ids }) => ids.length > 0 && undo(() => setLabel(change(ids, !remove))),
      )
    },
  }
}

/** The posts that a change of status has changed; an API that does not name them has changed all. */
const changedIn = ({ ids }: { ids: string[] }, all: string[]) => (ids.length > 0 ? ids : all)

const idsOf = (posts: PostSummary[]) => posts.map(({ id }) => id)
