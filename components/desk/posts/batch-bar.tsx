import { use, useState } from 'react'
import { Button } from '@/components/ui/controls/button'
import * as texts from '@/lib/contract/admin-texts'
import type { PostSummary } from '@/lib/contract/posts/post'
import { type BatchAction, BatchBar, type BatchProps } from '../kit/list-screen'
import { OwnApi } from '../kit/whole-contract'
import { idsOf } from '../kit/selection'
import { LabelDialog } from './label-dialog'
import {
  deletePostsMutation,
  highlightPostsMutation,
  labelPostsMutation,
  setPostsStatusMutation,
} from '@/lib/client/calls/mutations'
import { undo, useWrite } from '../kit/feedback'
import { useRestore } from './use-deleted-actions'

/** The batch actions for the selected posts. */
export function PostsBatchBar(props: BatchProps<PostSummary>) {
  const { selection, next } = props
  const { busy, actions } = useActions(selection.items)
  const { write: label } = useWrite(labelPostsMutation, { failed: texts.batchUpdateFailed })
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
          onApply={(chosen, remove) => {
            const change = { ids: idsOf(selection.items), ...chosen, remove }
            selection.end()
            requestAnimationFrame(() => next.current?.focus())
            void label(change, ({ ids }) => ids.length > 0 && undo(() => label({ ...change, ids, remove: !remove })))
          }}
          onClose={() => setLabelling(false)}
        />
      )}
    </BatchBar>
  )
}

/** Each applies to all of the posts or to none. Undo reverts only those that changed. */
function useActions(posts: PostSummary[]) {
  const { busy, write: highlight } = useWrite(highlightPostsMutation, UPDATE)
  const { write: deleteAll } = useWrite(deletePostsMutation, {
    done: ({ message, deletedCount }) => message || texts.postsDeleted(deletedCount),
    failed: texts.batchDeleteFailed,
  })
  const restore = useRestore()
  const published = posts.filter((post) => post.status === 'published')
  const drafts = posts.filter((post) => post.status === 'draft')
  const statusActions = useStatusActions(drafts, published)
  const setHighlight = (shown: PostSummary[], isHighlighted: boolean) => {
    const ids = idsOf(shown.filter((post) => post.isHighlighted !== isHighlighted))
    const back = () => highlight({ ids, isHighlighted: !isHighlighted })
    return highlight({ ids: idsOf(shown), isHighlighted }, () => ids.length > 0 && undo(back))
  }
  const actions: BatchAction<PostSummary>[] = [
    ...(use(OwnApi) ? statusActions : []),
    {
      name: 'Highlight',
      items: published,
      question: question('Highlight', texts.confirmBatchHighlight(published.length), draftsLeftOut(drafts.length)),
      hint: texts.ADMIN_TEXTS.mustBePublished,
      run: (shown) => setHighlight(shown, true),
    },
    {
      name: 'Remove Highlight',
      items: posts,
      question: question('Unhighlight', texts.confirmBatchUnhighlight(posts.length)),
      run: (shown) => setHighlight(shown, false),
    },
    {
      name: 'Delete',
      items: posts,
      isDangerous: true,
      question: question('Deletion', texts.confirmBatchDelete(posts.length)),
      run: (shown) => {
        const ids = idsOf(shown)
        return deleteAll(ids, ({ deletedCount }) =>
          restore && deletedCount === ids.length ? undo(() => restore(ids)) : undefined,
        )
      },
    },
  ]
  return { busy, actions: actions.map((action) => ({ ...action, busy })) }
}

/** Undo of unpublishing also restores the highlights that were lost by it. */
function useStatusActions(drafts: PostSummary[], published: PostSummary[]): BatchAction<PostSummary>[] {
  const { write } = useWrite(setPostsStatusMutation, UPDATE)
  return [
    {
      name: 'Publish',
      items: drafts,
      question: question(
        'Publish',
        texts.confirmBatchPublish(drafts.length),
        leftOut(published.length, 'published already'),
      ),
      hint: 'All of them are published already',
      run: (shown) =>
        write(
          { ids: idsOf(shown), status: 'published' },
          ({ ids }) => ids.length > 0 && undo(() => write({ ids, status: 'draft' })),
        ),
    },
    {
      name: 'Unpublish',
      items: published,
      question: question(
        'Unpublish',
        texts.confirmBatchUnpublish(published.length),
        leftOut(drafts.length, 'not published'),
      ),
      hint: 'None of them is published',
      run: (shown) =>
        write({ ids: idsOf(shown), status: 'draft' }, ({ ids }) => {
          const highlighted = idsOf(shown.filter(({ id, isHighlighted }) => isHighlighted && ids.includes(id)))
          return ids.length > 0 && undo(() => write({ ids, status: 'published', highlighted }))
        }),
    },
  ]
}

const question = (what: string, message: string, detail?: string) => ({ title: `Confirm ${what}`, message, detail })

function draftsLeftOut(count: number): string | undefined {
  if (count === 0) return undefined
  return `${count === 1 ? 'One draft is' : `${count} drafts are`} left out: ${texts.ADMIN_TEXTS.mustBePublished}`
}

function leftOut(count: number, why: string): string | undefined {
  if (count === 0) return undefined
  return count === 1 ? `One post is left out: it is ${why}` : `${count} posts are left out: they are ${why}`
}

const UPDATE = {
  done: ({ message, updatedCount }: { message?: string | undefined; updatedCount: number }) =>
    message || texts.postsUpdated(updatedCount),
  failed: texts.batchUpdateFailed,
}
