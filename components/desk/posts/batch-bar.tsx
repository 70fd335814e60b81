import { use, useState } from 'react'
import { Button } from '@/components/ui/controls/button'
import {
  ADMIN_TEXTS,
  confirmBatchDelete,
  confirmBatchHighlight,
  confirmBatchPublish,
  confirmBatchUnhighlight,
  confirmBatchUnpublish,
  batchDeleteFailed,
  batchUpdateFailed,
  postsDeleted,
  postsUpdated,
} from '@/lib/contract/admin-texts'
import type { PostSummary } from '@/lib/contract/posts/post'
import { type BatchAction, BatchBar, type BatchProps } from '../kit/list-screen'
import { OwnApi } from '../kit/whole-contract'
import { LabelDialog, type PostLabel } from './label-dialog'
import {
  deletePostsMutation,
  highlightPostsMutation,
  type LabelChange,
  labelPostsMutation,
  setPostsStatusMutation,
} from '@/lib/client/calls/mutations'
import { undo, useWrite } from '../kit/feedback'
import { useRestore } from './use-deleted-actions'

/** The batch actions for the selected posts. */
export function PostsBatchBar(props: BatchProps<PostSummary>) {
  const { selection, next } = props
  const { actions, busy, setLabel } = useActions(selection.items)
  const hasTags = use(OwnApi)
  const [isLabelling, setLabelling] = useState(false)
  return (
    <BatchBar {...props} label="Selected posts" actions={actions}>
      {hasTags && (
        <Button disabled={selection.items.length === 0 || busy} onClick={() => setLabelling(true)}>
          Category or Tag
        </Button>
      )}
      {isLabelling && (
        <LabelDialog
          posts={selection.items}
          onApply={(label, remove) => {
            const posts = selection.items
            selection.end()
            requestAnimationFrame(() => next.current?.focus())
            void setLabel(posts, label, remove)
          }}
          onClose={() => setLabelling(false)}
        />
      )}
    </BatchBar>
  )
}

function useActions(posts: PostSummary[]) {
  const { busy, publish, unpublish, setHighlight, remove, setLabel } = useBatchActions()
  const published = posts.filter((post) => post.status === 'published')
  const drafts = posts.filter((post) => post.status === 'draft')
  const statusActions: BatchAction<PostSummary>[] = [
    {
      name: 'Publish',
      items: drafts,
      question: {
        title: 'Confirm Publish',
        message: confirmBatchPublish(drafts.length),
        detail: leftOut(published.length, 'published already'),
      },
      hint: 'All of them are published already',
      run: publish,
    },
    {
      name: 'Unpublish',
      items: published,
      question: {
        title: 'Confirm Unpublish',
        message: confirmBatchUnpublish(published.length),
        detail: leftOut(drafts.length, 'not published'),
      },
      hint: 'None of them is published',
      run: unpublish,
    },
  ]
  const actions: BatchAction<PostSummary>[] = [
    ...(use(OwnApi) ? statusActions : []),
    {
      name: 'Highlight',
      items: published,
      question: {
        title: 'Confirm Highlight',
        message: confirmBatchHighlight(published.length),
        detail: draftsLeftOut(drafts.length),
      },
      hint: ADMIN_TEXTS.mustBePublished,
      run: (shown) => setHighlight(shown, true),
    },
    {
      name: 'Remove Highlight',
      items: posts,
      question: { title: 'Confirm Unhighlight', message: confirmBatchUnhighlight(posts.length) },
      run: (shown) => setHighlight(shown, false),
    },
    {
      name: 'Delete',
      items: posts,
      isDangerous: true,
      question: { title: 'Confirm Deletion', message: confirmBatchDelete(posts.length) },
      run: remove,
    },
  ]
  return { busy, actions: actions.map((action) => ({ ...action, busy })), setLabel }
}

function draftsLeftOut(count: number): string | undefined {
  if (count === 0) return undefined
  return `${count === 1 ? 'One draft is' : `${count} drafts are`} left out: ${ADMIN_TEXTS.mustBePublished}`
}

function leftOut(count: number, why: string): string | undefined {
  if (count === 0) return undefined
  return count === 1 ? `One post is left out: it is ${why}` : `${count} posts are left out: they are ${why}`
}

const UPDATE = {
  done: ({ message, updatedCount }: { message?: string | undefined; updatedCount: number }) =>
    message || postsUpdated(updatedCount),
  failed: batchUpdateFailed,
}

/** Batch actions for posts: each applies to all of them or to none. Undo reverts only the posts that changed. */
function useBatchActions() {
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
