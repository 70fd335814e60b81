import type { ViewAddress } from '../kit/use-list-address'
import { DEFAULT_SPAN, isSpan } from './time-span'
import { CHART, placeIn } from '@/components/ui/line-chart'

/** The tables of the insights, by the name in the URL. */
export const INSIGHT_TABLES = {
  posts: 'Posts',
  rising: 'Rising',
  fading: 'Fading',
  unclicked: 'Read but not clicked',
  products: 'Products',
  shops: 'Shops',
  places: 'Places',
  searches: 'Searches',
} as const

export type InsightTable = keyof typeof INSIGHT_TABLES

type InsightsView = { days: number; table: InsightTable; page: number }

/** Maps the time span and the table that is shown to a URL and back. */
export const INSIGHTS_ADDRESS: ViewAddress<InsightsView> = {
  read: (query) => {
    const days = Number(query.get('days'))
    const table = query.get('table') ?? ''
    return {
      days: isSpan(days) ? days : DEFAULT_SPAN,
      table: table in INSIGHT_TABLES ? (table as InsightTable) : 'posts',
      page: 1,
    }
  },
  path: ({ days, table }) => {
    const query = new URLSearchParams({
      tab: 'insights',
      ...(days !== DEFAULT_SPAN && { days: String(days) }),
      ...(table !== 'posts' && { table }),
    })
    return `/admin?${query}`
  },
}

/** The path of a line through one count for each day, from zero at the bottom; flat for a single day. */
export function dayPath(counts: readonly number[]): string {
  const { width, height } = CHART
  const most = Math.max(...counts, 1)
  const x = (index: number) => placeIn(counts.length > 1 ? index / (counts.length - 1) : 0, width)
  const y = (count: number) => placeIn(1 - count / most, height)
  const line = counts.map((count, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(count)}`).join('')
  return counts.length === 1 ? `${line}H${placeIn(1, width)}` : line
}
