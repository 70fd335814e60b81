import { useId } from 'react'
import { CARD } from '@/components/ui/styles'
import { LineChart } from '@/components/ui/line-chart'
import type { DayTotals, Insights, VisitTotals } from '@/lib/contract/insights/insights'
import { formatDate } from '@/lib/format/dates'
import { dayPath } from './insights-address'

const TILES: { field: keyof VisitTotals; label: string }[] = [
  { field: 'views', label: 'Views of posts' },
  { field: 'clicks', label: 'Clicks to shops' },
  { field: 'searches', label: 'Searches' },
  { field: 'saves', label: 'Saves' },
]

/** The totals of the period, each with its days as a chart, from the first that was counted. */
export function TotalTiles({ insights: { since, days, totals, before } }: { insights: Insights }) {
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

type Props = {
  label: string
  total: number
  /** Of the period before; null if that was not counted. */
  before: number | null
  days: Count[]
  note: string | null
}

function TotalTile({ label, total, before, days, note }: Props) {
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
