import { History } from 'lucide-react'
import Link from 'next/link'
import { formatMoment } from '@/lib/format/dates'

/** When the post was saved last, with a link to its versions. */
export function HistoryLink({ id, savedAt }: { id: string; savedAt: string | null }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-3 text-sm text-muted">
      {savedAt && <span>{`Saved ${formatMoment(savedAt)}`}</span>}
      <Link
        href={`/admin/post/${encodeURIComponent(id)}/history`}
        prefetch={false}
        className="inline-flex min-h-10 items-center gap-1.5 font-semibold text-link hover:underline"
      >
        <History aria-hidden="true" className="size-4" />
        <span>History</span>
      </Link>
    </p>
  )
}
