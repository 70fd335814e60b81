import { History } from 'lucide-react'
import { buttonStyle } from '../../ui/styles'
import { usePartFocus } from '../../ui/focus'
import type { LeftDraft } from './use-left-drafts'
import { leftMessage } from './left-message'

type Props = { draft: LeftDraft; isStale: boolean; onRestore: () => void; onDiscard: () => void }

/** Says that somebody else may be changing the post at the same time. */
export function OpenElsewhere({ where }: { where: 'tab' | 'browser' }) {
  return (
    <p role="status" className="mb-6 rounded-card border border-line bg-tint p-4 text-ink">
      <strong className="font-semibold">
        {where === 'tab'
          ? 'This post is open in another tab, too.'
          : 'This post is being edited in another browser, too.'}
      </strong>{' '}
      What both change is shown when the later of you saves, and can be put together.
    </p>
  )
}

/** Offers to restore unsaved work. */
export function DraftOffer({ draft, isStale, onRestore, onDiscard }: Props) {
  const part = usePartFocus<HTMLElement>()
  return (
    <section
      ref={part}
      aria-label="Unsaved work"
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-tint p-4 text-ink"
    >
      <History aria-hidden="true" className="size-5 shrink-0 text-link" />
      <p role="status" className="min-w-0 grow basis-64 wrap-anywhere">
        <strong className="font-semibold">{leftMessage(draft)}</strong>{' '}
        {draft.values.title && <span dir="auto">{`“${draft.values.title}”`}</span>}
        {isStale && (
          <span className="block text-sm text-muted">The post was saved elsewhere since; saving will show both.</span>
        )}
      </p>
      <div className="flex gap-3">
        <button type="button" onClick={onDiscard} className={buttonStyle('quiet')}>
          Discard
        </button>
        <button type="button" onClick={onRestore} className={buttonStyle('primary')}>
          Restore
        </button>
      </div>
    </section>
  )
}
