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
                <TotalTiles insights={data} />
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

const TILES: { field: keyof VisitTotals; label: string }[] = [
  { field: 'views', label: 'Views of posts' },
  { field: 'clicks', label: 'Clicks to shops' },
  { field: 'searches', label: 'Searches' },
  { field: 'saves', label: 'Saves' },
]

/** The totals of the period, each with its days as a chart, from the first that was counted. */
function TotalTiles({ insights: { since, days, totals, before } }: { insights: Insights }) {
  const counted = days.filter(({ day }) => day >= (since ?? day))
  return (
    <ul className="grid grid-cols-2 gap-3 xl:grid-cols-4">
      {TILES.map(({ field, label }) => (
        <li key={field} className="min-w-0">
          <TotalTile
            label={label}
            total={totals[field]}
            before={before?.[field] ?? null}
            days={counted.map((each) => ({ day: each.day, count: each[field] }))}
            note={field === 'searches' ? emptySearches(totals) : field === 'clicks' ? clickRate(totals) : null}
          />
        </li>
      ))}
    </ul>
  )
}

const number = (count: number) => count.toLocaleString('en-US')

const emptySearches = ({ empty_searches: empty }: VisitTotals) => `${number(empty)} found nothing`

/** Clicks that come from lists have no view of a post. */
const clickRate = ({ views, clicks }: VisitTotals) =>
  views > 0 ? `${((100 * clicks) / views).toFixed(1)} per 100 views` : null

type Count = Pick<DayTotals, 'day'> & { count: number }

type TileProps = {
  label: string
  total: number
  /** Of the period before; null if that was not counted. */
  before: number | null
  days: Count[]
  note: string | null
}

function TotalTile({ label, total, before, days, note }: TileProps) {
  const id = useId()
  const most = days.reduce<Count | null>((top, each) => (each.count > (top?.count ?? 0) ? each : top), null)
  return (
    <figure className={`${CARD} grid h-full content-between gap-3 p-4`}>
      <figcaption>
        <p className="text-sm text-muted">{label}</p>
        <p className="font-display text-3xl font-bold tabular-nums">{number(total)}</p>
        <p className="text-sm text-muted">
          {before !== null && <span>{changeOf(total, before)}</span>}
          {before !== null && note && <span>{' · '}</span>}
          {note && <span>{note}</span>}
        </p>
      </figcaption>
      <div>
        <LineChart path={dayPath(days.map(({ count }) => count))} label={`${label} by day`} describedBy={id} />
        <p id={id} className="mt-1 text-xs text-muted">
          {most ? `Most on ${formatDate(most.day)}: ${number(most.count)}` : 'None in this period'}
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
