import { useQuery } from '@tanstack/react-query'
import { buttonStyle, CARD } from '@/components/ui/styles'
import { insightsQuery, ideasQuery } from '@/lib/client/insights'
import { formatDate } from '@/lib/format/dates'
import { EntryList, EntryRow, PanelSection } from '../kit/entry-list'
import { useAddressView } from '../kit/use-list-address'
import { EmptyList, Loaded } from '../kit/feedback'
import { CountingOff, TimeSpanSelect } from './time-span'
import { IDEA_KINDS, type IdeaKind } from '@/lib/contract/insights/insight-views'
import Link from 'next/link'
import { useId } from 'react'
import type { Idea, DayTotals, Insights, VisitTotals } from '@/lib/contract/insights/insights'
import { countOf } from '@/lib/format/texts/counts'
import { rereadPath } from '@/lib/format/addresses/reread-path'
import { draftPath } from './searches-panel'
import { INSIGHTS_ADDRESS, dayPath } from './insights-address'
import { InsightTables } from './insight-tables'
import { LineChart } from '@/components/ui/line-chart'

const HEADINGS: Record<IdeaKind, string> = {
  'unclicked-search': 'Searched for, but no result was opened',
  'stale-price': 'Clicked, with an old price',
  'old-post': 'Read, but not updated for a year',
  'unused-product': 'Products without a post',
}

/** What visitors do, without anything that identifies one: totals, tables, and what to write next. */
export function InsightsPanel() {
  const [{ days, table }, change] = useAddressView(INSIGHTS_ADDRESS)
  const query = useQuery(insightsQuery(days))
  const isStale = query.isPlaceholderData
  return (
    <Loaded query={query} what="insights">
      {(data) => (
        <div className="grid grid-cols-1 gap-8">
          <PanelSection
            title="What visitors do"
            controls={<TimeSpanSelect days={days} onChange={(span) => change({ days: span })} />}
            note={
              <>
                {!data.counts && <CountingOff />}
                <span>
                  Counted per day, without cookies and without anything that identifies a visitor. Your own visits,
                  robots, and visitors who ask not to be tracked are left out.
                </span>
                {data.since && <span>{` Counted since ${formatDate(data.since)}.`}</span>}
              </>
            }
          >
            {data.since === null ? (
              <EmptyList>Nothing has been counted yet. A visit appears here within a minute.</EmptyList>
            ) : (
              <div
                aria-busy={isStale}
                className={`grid min-w-0 gap-6 transition-opacity ${isStale ? 'opacity-60' : ''}`}
              >
                <ul className="grid grid-cols-2 gap-3 xl:grid-cols-4">
                  {TILES.map(([field, label]) => (
                    <li key={field} className="min-w-0">
                      <TotalTile {...{ field, label }} insights={data} />
                    </li>
                  ))}
                </ul>
                <InsightTables insights={data} days={days} table={table} onTable={(name) => change({ table: name })} />
              </div>
            )}
          </PanelSection>
          <IdeaList />
        </div>
      )}
    </Loaded>
  )
}

/** What to write or improve next, by what visitors did in the last 30 days; each with what to do. */
function IdeaList() {
  const query = useQuery(ideasQuery)
  return (
    <PanelSection title="What to write" note="By what visitors did in the last 30 days.">
      <Loaded query={query} what="ideas">
        {(ideas) =>
          ideas.length === 0 ? (
            <EmptyList>Nothing stands out: what visitors look for is there.</EmptyList>
          ) : (
            <div className="grid min-w-0 gap-5 lg:grid-cols-2">
              {IDEA_KINDS.filter((kind) => ideas.some((idea) => idea.kind === kind)).map((kind) => (
                <div key={kind} className="grid min-w-0 content-start gap-2">
                  <h3 className="font-semibold">{HEADINGS[kind]}</h3>
                  <EntryList label={HEADINGS[kind]} entries={ideas.filter((idea) => idea.kind === kind)} empty="">
                    {(idea) => <IdeaRow key={idea.id ?? idea.subject} idea={idea} />}
                  </EntryList>
                </div>
              ))}
            </div>
          )
        }
      </Loaded>
    </PanelSection>
  )
}

function IdeaRow({ idea }: { idea: Idea }) {
  const id = useId()
  const { href, label } = actOf(idea)
  return (
    <EntryRow titleId={id} title={idea.subject} facts={factsOf(idea)}>
      <Link href={href} prefetch={false} aria-describedby={id} className={buttonStyle('quiet')}>
        {label}
      </Link>
    </EntryRow>
  )
}

function actOf({ kind, subject, id }: Idea): { href: string; label: string } {
  switch (kind) {
    case 'unclicked-search':
      return { href: draftPath(subject), label: 'Start a draft' }
    case 'stale-price':
      return { href: rereadPath(id ?? ''), label: 'Read again' }
    case 'unused-product':
      return { href: `/admin/product/${encodeURIComponent(id ?? '')}`, label: 'Open' }
    case 'old-post':
      return { href: `/admin/post/${encodeURIComponent(id ?? '')}`, label: 'Open' }
  }
}

function factsOf({ kind, count, since }: Idea): string {
  const date = since && formatDate(since)
  switch (kind) {
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

const TILES: readonly (readonly [field: keyof VisitTotals, label: string])[] = [
  ['views', 'Views of posts'],
  ['clicks', 'Clicks to shops'],
  ['searches', 'Searches'],
  ['saves', 'Saves'],
]

const number = (count: number) => count.toLocaleString('en-US')

/** What else a total says; nothing for most. Clicks that come from lists have no view of a post. */
function noteOf(field: keyof VisitTotals, { empty_searches: empty, views, clicks }: VisitTotals): string | false {
  if (field === 'searches') return `${number(empty)} found nothing`
  return field === 'clicks' && views > 0 && `${((100 * clicks) / views).toFixed(1)} per 100 views`
}

type TileProps = { field: keyof VisitTotals; label: string; insights: Insights }

/** A total of the period with its days as a chart, from the first that was counted. */
function TotalTile({ field, label, insights: { since, days, totals, before } }: TileProps) {
  const id = useId()
  const counted = days.filter(({ day }) => day >= (since ?? day))
  const most = counted.reduce<DayTotals | null>((top, each) => (each[field] > (top?.[field] ?? 0) ? each : top), null)
  const facts = [before && changeOf(totals[field], before[field]), noteOf(field, totals)].filter(Boolean)
  return (
    <figure className={`${CARD} grid h-full content-between gap-3 p-4`}>
      <figcaption>
        <p className="text-sm text-muted">{label}</p>
        <p className="font-display text-3xl font-bold tabular-nums">{number(totals[field])}</p>
        <p className="text-sm text-muted">{facts.join(' · ')}</p>
      </figcaption>
      <div>
        <LineChart path={dayPath(counted.map((each) => each[field]))} label={`${label} by day`} describedBy={id} />
        <p id={id} className="mt-1 text-xs text-muted">
          {most ? `Most on ${formatDate(most.day)}: ${number(most[field])}` : 'None in this period'}
        </p>
      </div>
    </figure>
  )
}

function changeOf(total: number, before: number): string {
  if (before === 0) return total === 0 ? 'as before' : 'none before'
  const percent = Math.round((100 * (total - before)) / before)
  return percent === 0 ? 'as before' : `${percent > 0 ? '+' : '−'}${number(Math.abs(percent))} %`
}
