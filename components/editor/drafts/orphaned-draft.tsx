import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { buttonStyle } from '../../ui/controls/button-style'
import { formatMoment } from '@/lib/format/dates/moment'
import { type Draft, storedDrafts, moveToNewPost, slotKey } from './draft-slots'
import { lockedSlots } from './slot-locks'

/** Offers unsaved work on a post that no longer exists, to continue as a new post. */
export function OrphanedDraft({ post }: { post: string }) {
  const router = useRouter()
  const [drafts, setDrafts] = useState<Draft[]>([])
  useEffect(() => {
    let current = true
    void Promise.all([lockedSlots(), storedDrafts(post)]).then(([locked, stored]) => {
      if (current) setDrafts(stored.filter(({ slot }) => !locked.has(slotKey(post, slot))))
    })
    return () => {
      current = false
    }
  }, [post])
  const [latest] = drafts
  if (!latest) return null
  const continueAsNew = async () => {
    for (const draft of drafts) await moveToNewPost(post, draft)
    router.push('/admin/post/create')
  }
  return (
    <section
      aria-label="Unsaved work"
      className="grid justify-items-center gap-3 rounded-card border border-line bg-tint p-5 text-ink"
    >
      <p role="status" className="wrap-anywhere">
        <strong className="font-semibold">{`There is unsaved work from ${formatMoment(latest.keptAt)}.`}</strong>{' '}
        {latest.values.title && <span dir="auto">{`“${latest.values.title}”`}</span>}
      </p>
      <button type="button" onClick={() => void continueAsNew()} className={buttonStyle('primary')}>
        Continue as a new post
      </button>
    </section>
  )
}
