'use client'

import { type RefObject, useRef, useState } from 'react'
import type { PostSummary } from '@/lib/contract/post'
import { ADMIN_TEXTS, confirmBatchDelete, confirmBatchHighlight, confirmBatchUnhighlight } from '@/lib/contract/admin-texts'
import { buttonStyle } from '@/components/ui/button-style'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { useBatchActions } from './use-batch-actions'
import type { Selection } from './use-selection'

type Asking = 'delete' | 'highlight' | 'unhighlight'

type Props = {
  selection: Selection<PostSummary>
  /** What gets the focus after a change, which takes the bar away. */
  next: RefObject<HTMLElement | null>
}

/** What can be done to all selected posts at once. */
export function BatchBar({ selection, next }: Props) {
  const { busy, setHighlight, remove } = useBatchActions()
  const [asking, setAsking] = useState<Asking | null>(null)
  const { items: posts } = selection
  const published = posts.filter((post) => post.status === 'published')
  const finalFocus = useRef<HTMLElement>(null)
  const close = () => setAsking(null)
  const act = (action: () => Promise<void>) => {
    finalFocus.current = next.current
    selection.end()
    void action()
  }
  const none = posts.length === 0 || busy
  const noneToHighlight = none || published.length === 0
  return (
    <div
      role="group"
      aria-label="Selected posts"
      className="sticky bottom-0 z-30 -mx-4 flex sm:-mx-6 sm:px-6 flex-wrap items-center gap-2 border-t border-line bg-surface px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:bottom-4 md:mx-0 md:px-4 md:rounded-card md:border md:shadow-lg"
    >
      <p aria-live="polite" className="w-full text-sm font-semibold md:mr-auto md:w-auto">
        {`${posts.length} selected`}
      </p>
      <button
        type="button"
        className={buttonStyle('quiet')}
        disabled={noneToHighlight}
        title={!none && noneToHighlight ? ADMIN_TEXTS.mustBePublished : undefined}
        onClick={() => setAsking('highlight')}
      >
        Highlight
      </button>
      <button type="button" className={buttonStyle('quiet')} disabled={none} onClick={() => setAsking('unhighlight')}>
        Remove Highlight
      </button>
      <button type="button" className={buttonStyle('danger')} disabled={none} onClick={() => setAsking('delete')}>
        Delete
      </button>
      <ConfirmDialog
        open={asking === 'delete'}
        title="Confirm Deletion"
        message={confirmBatchDelete(posts.length)}
        onConfirm={() => act(() => remove(posts))}
        finalFocus={finalFocus}
        onCancel={close}
      />
      <ConfirmDialog
        open={asking === 'highlight'}
        title="Confirm Highlight"
        message={confirmBatchHighlight(published.length)}
        detail={leftOut(posts.length - published.length)}
        confirmLabel="Highlight"
        kind="primary"
        onConfirm={() => act(() => setHighlight(published, true))}
        finalFocus={finalFocus}
        onCancel={close}
      />
      <ConfirmDialog
        open={asking === 'unhighlight'}
        title="Confirm Unhighlight"
        message={confirmBatchUnhighlight(posts.length)}
        confirmLabel="Remove Highlight"
        kind="primary"
        onConfirm={() => act(() => setHighlight(posts, false))}
        finalFocus={finalFocus}
        onCancel={close}
      />
    </div>
  )
}

function leftOut(drafts: number): string | undefined {
  if (drafts === 0) return undefined
  return `${drafts === 1 ? 'One draft is' : `${drafts} drafts are`} left out: ${ADMIN_TEXTS.mustBePublished}`
}
