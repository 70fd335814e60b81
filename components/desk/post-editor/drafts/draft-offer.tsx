import { Button } from '@/components/ui/controls/button'
import { History } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type ReactNode, use } from 'react'
import { formatMoment } from '@/lib/format/dates'
import { type LeftDraft, useLeftDrafts, useOpenElsewhere } from './use-left-drafts'
import { usePartFocus } from '@/components/ui/focus'
import { removeServerDraft } from '@/lib/client/posts/server-drafts'
import { OwnApi } from '../../kit/whole-contract'
import { moveToNewPost } from './draft-slots'

/** Says if somebody else may be changing a post at the same time as the editor with a slot. */
export function OpenElsewhere(editor: { post: string | null; slot: string }) {
  const where = useOpenElsewhere(editor.post, editor.slot)
  if (!where) return null
  return (
    <p role="status" className="mb-6 rounded-card border border-line bg-tint p-4 text-ink">
      <strong className="font-semibold">
        {where === 'tab'
          ? 'This post is open in another tab, too.'
          : 'This post is being edited in another browser, too.'}
      </strong>{' '}
      If both make changes, whoever saves last can compare the two versions and combine them.
    </p>
  )
}

type Props = {
  draft: LeftDraft
  isStale?: boolean
  /** What can be done with it, as buttons. */
  children: ReactNode
}

/** Says when unsaved work was left, and whether elsewhere, and offers what can be done with it. */
export function DraftOffer({ draft: { keptAt, isRemote, values }, isStale = false, children }: Props) {
  const part = usePartFocus<HTMLElement>()
  return (
    <section
      ref={part}
      aria-label="Unsaved work"
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-tint p-4 text-start text-ink"
    >
      <History aria-hidden="true" className="size-5 shrink-0 text-link" />
      <p role="status" className="min-w-0 grow basis-64 wrap-anywhere">
        <strong className="font-semibold">
          {`There is unsaved work ${isRemote ? 'of another browser ' : ''}from ${formatMoment(keptAt)}.`}
        </strong>{' '}
        {values.title && <span dir="auto">{`“${values.title}”`}</span>}
        {isStale && (
          <span className="block text-sm text-muted">The post was saved elsewhere since; saving will show both.</span>
        )}
      </p>
      <div className="flex gap-3">{children}</div>
    </section>
  )
}

/** Offers unsaved work on a post that no longer exists, to continue as a new post. */
export function OrphanedDraft({ post }: { post: string }) {
  const router = useRouter()
  const onServer = use(OwnApi)
  const [drafts] = useLeftDrafts(post)
  const [latest] = drafts
  if (!latest) return null
  const continueAsNew = async () => {
    for (const draft of drafts) {
      await moveToNewPost(post, draft)
      if (onServer) await removeServerDraft(draft.slot).catch(() => undefined)
    }
    router.push('/admin/post/create')
  }
  return (
    <DraftOffer draft={latest}>
      <Button kind="primary" onClick={() => void continueAsNew()}>
        Continue as a new post
      </Button>
    </DraftOffer>
  )
}
