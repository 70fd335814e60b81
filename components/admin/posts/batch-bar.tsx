'use client'

import { Button } from '@/components/ui/controls/button'
import { type RefObject, use, useRef, useState } from 'react'
import {
  ADMIN_TEXTS,
  confirmBatchDelete,
  confirmBatchHighlight,
  confirmBatchPublish,
  confirmBatchUnhighlight,
  confirmBatchUnpublish,
} from '@/lib/contract/admin-texts'
import { ConfirmDialog, useConfirm } from '@/components/ui/dialogs/confirm-dialog'
import type { PostSummary } from '@/lib/contract/posts/post'
import { OwnApi } from '../whole-contract'
import { LabelDialog } from './label-dialog'
import { useBatchActions } from './use-batch-actions'
import { SelectionBar, type Selection } from '../list/selection'

type Props = {
  selection: Selection<PostSummary>
  /** Element to focus after a change, which unmounts the bar. */
  next: RefObject<HTMLElement | null>
}

type Action = {
  name: string
  /** The posts that the action applies to. */
  posts: PostSummary[]
  kind: 'quiet' | 'danger'
  title: string
  message: string
  /** Further text of the confirmation. */
  detail?: string | undefined
  /** Why the action applies to none of the selected posts. */
  hint?: string | undefined
  run: (posts: PostSummary[]) => Promise<unknown>
}

/** The batch actions for the selected posts. */
export function BatchBar({ selection, next }: Props) {
  const { busy, actions, setLabel } = useActions(selection.items)
  const tags = use(OwnApi)
  const [isLabelling, setLabelling] = useState(false)
  const [confirm, confirmation] = useConfirm()
  const finalFocus = useRef<HTMLElement>(null)
  const none = selection.items.length === 0 || busy
  const ask = ({ name, title, message, detail, kind, run, posts }: Action) =>
    confirm({
      ...{ title, message, detail, finalFocus },
      confirmLabel: name,
      kind: kind === 'danger' ? 'danger' : 'primary',
      onConfirm: () => {
        finalFocus.current = next.current
        selection.end()
        void run(posts)
      },
    })

  return (
    <SelectionBar label="Selected posts">
      <p aria-live="polite" className="w-full text-sm font-semibold md:mr-auto md:w-auto">
        {`${selection.items.length} selected`}
      </p>
      {tags && (
        <Button disabled={none} onClick={() => setLabelling(true)}>
          Category or Tag
        </Button>
      )}
      {actions.map((action) => (
        <Button
          key={action.name}
          kind={action.kind}
          disabled={none || action.posts.length === 0}
          title={!none && action.posts.length === 0 ? action.hint : undefined}
          onClick={() => ask(action)}
        >
          {action.name}
        </Button>
      ))}
      <ConfirmDialog {...confirmation} />
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
    </SelectionBar>
  )
}

function useActions(posts: PostSummary[]) {
  const { busy, publish, unpublish, setHighlight, remove, setLabel } = useBatchActions()
  const batchStatus = use(OwnApi)
  const published = posts.filter((post) => post.status === 'published')
  const drafts = posts.filter((post) => post.status === 'draft')
  const statusActions: Action[] = [
    {
      name: 'Publish',
      posts: drafts,
      kind: 'quiet',
      title: 'Confirm Publish',
      message: confirmBatchPublish(drafts.length),
      detail: leftOut(published.length, 'published already'),
      hint: 'All of them are published already',
      run: publish,
    },
    {
      name: 'Unpublish',
      posts: published,
      kind: 'quiet',
      title: 'Confirm Unpublish',
      message: confirmBatchUnpublish(published.length),
      detail: leftOut(drafts.length, 'not published'),
      hint: 'None of them is published',
      run: unpublish,
    },
  ]
  const actions: Action[] = [
    ...(batchStatus ? statusActions : []),
    {
      name: 'Highlight',
      posts: published,
      kind: 'quiet',
      title: 'Confirm Highlight',
      message: confirmBatchHighlight(published.length),
      detail: draftsLeftOut(drafts.length),
      hint: ADMIN_TEXTS.mustBePublished,
      run: (shown) => setHighlight(shown, true),
    },
    {
      name: 'Remove Highlight',
      posts,
      kind: 'quiet',
      title: 'Confirm Unhighlight',
      message: confirmBatchUnhighlight(posts.length),
      run: (shown) => setHighlight(shown, false),
    },
    {
      name: 'Delete',
      posts,
      kind: 'danger',
      title: 'Confirm Deletion',
      message: confirmBatchDelete(posts.length),
      run: remove,
    },
  ]
  return { busy, actions, setLabel }
}

function draftsLeftOut(count: number): string | undefined {
  if (count === 0) return undefined
  return `${count === 1 ? 'One draft is' : `${count} drafts are`} left out: ${ADMIN_TEXTS.mustBePublished}`
}

function leftOut(count: number, why: string): string | undefined {
  if (count === 0) return undefined
  return count === 1 ? `One post is left out: it is ${why}` : `${count} posts are left out: they are ${why}`
}
