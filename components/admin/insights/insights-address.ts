import type { ViewAddress } from '../list/place/use-address-view'
import { DEFAULT_SPAN, isSpan } from '../list/head/time-span-select'

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
