'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CARD } from '@/components/ui/display/card-style'
import { Spinner } from '@/components/ui/notes/spinner'
import { insightsQuery } from '@/lib/client/site/insights'
import { formatDate } from '@/lib/format/dates/date'
import { TimeSpanSelect } from '../list/head/time-span-select'
import { useAddressView } from '../list/place/use-address-view'
import { PanelError } from '../panel-error'
import { CountingOff } from './counting-off'
import { IdeaList } from './idea-list'
import { INSIGHTS_ADDRESS } from './insights-address'
import { InsightTables } from './insight-tables'
import { TotalTiles } from './total-tiles'

/** What visitors do, without anything that identifies one: totals, tables, and what to write next. */
export function InsightsPanel() {
  const [{ days, table }, change] = useAddressView(INSIGHTS_ADDRESS)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...insightsQuery(days),
    placeholderData: keepPreviousData,
  })
  if (error) return <PanelError title="The insights could not be read" error={error} onRetry={() => void refetch()} />
  if (!data) return <Spinner text="Loading insights..." className="py-14" />
  return (
    <div className="grid grid-cols-1 gap-8">
      <section aria-labelledby="visits" aria-busy={isPlaceholderData} className="grid min-w-0 gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="visits" className="font-display text-xl font-bold">
            What visitors do
          </h2>
          <TimeSpanSelect days={days} onChange={(span) => change({ days: span })} />
        </div>
        <p className="text-sm text-muted">
          {!data.counts && <CountingOff />}
          <span>
            Counted per day, without cookies and without anything that identifies a visitor. Your own visits, robots,
            and visitors who ask not to be tracked are left out.
          </span>
          {data.since && <span>{` Counted since ${formatDate(data.since)}.`}</span>}
        </p>
        {data.since === null ? (
          <p className={`${CARD} border-dashed px-4 py-14 text-center text-muted`}>
            Nothing has been counted yet. A visit appears here within a minute.
          </p>
        ) : (
          <div className={`grid min-w-0 gap-6 transition-opacity ${isPlaceholderData ? 'opacity-60' : ''}`}>
            <TotalTiles insights={data} />
            <InsightTables insights={data} days={days} table={table} onTable={(name) => change({ table: name })} />
          </div>
        )}
      </section>
      <IdeaList />
    </div>
  )
}
