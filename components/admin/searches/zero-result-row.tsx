import Link from 'next/link'
import { useId } from 'react'
import { buttonStyle } from '@/components/ui/styles'
import type { Synonym, ZeroResultSearch } from '@/lib/contract/search/search-calls'
import { countOf } from '@/lib/format/texts/counts'
import { formatDate } from '@/lib/format/dates'
import { draftPath, SubjectRow } from './subject-row'

/** A zero-result search: a synonym is added for it, or a post begun. */
export function ZeroResultRow({ entry, synonym }: { entry: ZeroResultSearch; synonym: Synonym | undefined }) {
  const id = useId()
  const { query, searches, last_day: day } = entry
  const facts = (
    <>
      <span>{countOf(searches, 'search', 'searches')}</span>
      {day && <span>{`, last on ${formatDate(`${day}T12:00:00Z`)}`}</span>}
    </>
  )
  return (
    <SubjectRow id={id} subject={query} facts={facts} takesSynonym={!synonym}>
      {synonym && (
        <p className="text-sm text-muted wrap-anywhere">{`Same as ${synonym.words.filter((word) => word.toLowerCase() !== query).join(', ')}`}</p>
      )}
      <Link href={draftPath(query)} prefetch={false} aria-describedby={id} className={buttonStyle('quiet')}>
        Start a draft
      </Link>
    </SubjectRow>
  )
}
