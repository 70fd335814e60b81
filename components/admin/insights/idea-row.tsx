import Link from 'next/link'
import { useId } from 'react'
import { buttonStyle } from '@/components/ui/controls/button-style'
import type { Idea } from '@/lib/contract/insights/insights'
import { countOf } from '@/lib/format/texts/count-of'
import { formatDate } from '@/lib/format/dates/date'
import { rereadPath } from '@/lib/format/addresses/reread-path'
import { SubjectRow } from '../searches/subject-row'

/** One thing to write or to improve, with what to do. */
export function IdeaRow({ idea }: { idea: Idea }) {
  const id = useId()
  const { href, label } = actOf(idea)
  return (
    <SubjectRow id={id} subject={idea.subject} facts={factsOf(idea)} takesSynonym={idea.kind === 'zero-results'}>
      <Link href={href} prefetch={false} aria-describedby={id} className={buttonStyle('quiet')}>
        {label}
      </Link>
    </SubjectRow>
  )
}

function actOf({ kind, subject, id }: Idea): { href: string; label: string } {
  switch (kind) {
    case 'zero-results':
    case 'unclicked-search':
      return { href: `/admin/post/create?${new URLSearchParams({ title: subject })}`, label: 'Start a draft' }
    case 'stale-price':
      return { href: rereadPath(id ?? ''), label: 'Re-read' }
    case 'unused-product':
      return { href: `/admin/product/${encodeURIComponent(id ?? '')}`, label: 'Open' }
    case 'old-post':
      return { href: `/admin/post/${encodeURIComponent(id ?? '')}`, label: 'Open' }
  }
}

function factsOf({ kind, count, since }: Idea): string {
  const date = since && formatDate(since)
  switch (kind) {
    case 'zero-results':
    case 'unclicked-search':
      return countOf(count, 'search', 'searches')
    case 'stale-price':
      return `${countOf(count, 'click')}, price checked on ${date}`
    case 'unused-product':
      return `Added on ${date}`
    case 'old-post':
      return `${countOf(count, 'view')}, updated on ${date}`
  }
}
