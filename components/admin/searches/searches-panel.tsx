'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CARD } from '@/components/ui/styles'
import { Spinner } from '@/components/ui/notes/notes'
import { zeroResultSearchesQuery, synonymsQuery } from '@/lib/client/insights'
import { ZeroResultRow } from './subject-row'
import { DEFAULT_SPAN, TimeSpanSelect } from '../list/list-head'
import { CountingOff } from '../insights/counting-off'
import { PanelError, EmptyList } from '../panel-error'
import { SynonymList } from './synonym-list'

/** Zero-result searches, and the synonyms of the administrator. */
export function SearchesPanel() {
  const [days, setDays] = useState(DEFAULT_SPAN)
  const zeroResults = useQuery({ ...zeroResultSearchesQuery(days), placeholderData: keepPreviousData })
  const synonyms = useQuery(synonymsQuery())
  const failed = [zeroResults, synonyms].find(({ error }) => error)
  if (failed?.error) {
    return (
      <PanelError
        title="Searches could not be read"
        error={failed.error}
        onRetry={() => void Promise.all([zeroResults.refetch(), synonyms.refetch()])}
      />
    )
  }
  if (zeroResults.data === undefined || synonyms.data === undefined)
    return <Spinner text="Loading searches..." className="py-14" />
  const own = synonyms.data
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <section aria-labelledby="misses" className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="misses" className="font-display text-xl font-bold">
            Searched for and not found
          </h2>
          <TimeSpanSelect days={days} onChange={setDays} />
        </div>
        <p className="text-sm text-muted">
          {!zeroResults.data.counts && <CountingOff />}
          <span>
            Searches that found nothing with all of their words, counted as in Insights. A synonym takes effect with the
            next search.
          </span>
        </p>
        {zeroResults.data.misses.length === 0 ? (
          <EmptyList>Every search found something.</EmptyList>
        ) : (
          <ul
            aria-label="Searches that found nothing"
            className={`${CARD} divide-y divide-line ${zeroResults.isPlaceholderData ? 'opacity-60' : ''}`}
          >
            {zeroResults.data.misses.map((search) => (
              <ZeroResultRow
                key={search.query}
                entry={search}
                synonym={own.find(({ words }) => words.some((word) => word.toLowerCase() === search.query))}
              />
            ))}
          </ul>
        )}
      </section>
      <SynonymList synonyms={own} />
    </div>
  )
}
