import { useId } from 'react'
import type { Synonym, ZeroResultSearch } from '@/lib/contract/search/search-admin'
import { countOf } from '@/lib/format/texts/count-of'
import { formatDate } from '@/lib/format/dates/date'
import { SubjectRow } from './subject-row'

/** A zero-result search, with a form to add a synonym for it. */
export function ZeroResultRow({ entry, synonym }: { entry: ZeroResultSearch; synonym: Synonym | undefined }) {
  const { query, searches, last_day: day } = entry
  const facts = (
    <>
      <span>{countOf(searches, 'search', 'searches')}</span>
      {day && <span>{`, last on ${formatDate(`${day}T12:00:00Z`)}`}</span>}
    </>
  )
  return (
    <SubjectRow id={useId()} subject={query} facts={facts} takesSynonym={!synonym}>
      {synonym && (
        <p className="text-sm text-muted wrap-anywhere">{`Same as ${synonym.words.filter((word) => word.toLowerCase() !== query).join(', ')}`}</p>
      )}
    </SubjectRow>
  )
}
