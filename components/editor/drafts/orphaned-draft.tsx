import { useRouter } from 'next/navigation'
import { use } from 'react'
import { removeServerDraft } from '@/lib/client/posts/server-drafts'
import { WholeContract } from '../../admin/whole-contract'
import { buttonStyle } from '../../ui/styles'
import { moveToNewPost } from './draft-slots'
import { leftMessage } from './left-message'
import { useLeftDrafts } from './use-left-drafts'

/** Offers unsaved work on a post that no longer exists, to continue as a new post. */
export function OrphanedDraft({ post }: { post: string }) {
  const router = useRouter()
  const onServer = use(WholeContract)
  const [drafts] = useLeftDrafts(post, onServer)
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
    <section
      aria-label="Unsaved work"
      className="grid justify-items-center gap-3 rounded-card border border-line bg-tint p-5 text-ink"
    >
      <p role="status" className="wrap-anywhere">
        <strong className="font-semibold">{leftMessage(latest)}</strong>{' '}
        {latest.values.title && <span dir="auto">{`“${latest.values.title}”`}</span>}
      </p>
      <button type="button" onClick={() => void continueAsNew()} className={buttonStyle('primary')}>
        Continue as a new post
      </button>
    </section>
  )
}
