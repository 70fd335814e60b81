import type { ClickPlace } from '@/lib/contract/insights/insight-views'
import type { Insights, PostCounts, ProductCounts } from '@/lib/contract/insights/insights'
import type { InsightTable } from './insights-address'

export type TableRow = {
  key: string
  name: string
  /** Where the name leads; null for plain text. */
  href: string | null
  /** Below the name. */
  note?: string
  /** One for each column. */
  counts: number[]
}
type Table = { columns: string[]; rows: TableRow[]; empty: string }

const PLACES: Record<ClickPlace, string> = {
  card: 'Cards in lists and search results',
  body: 'In the text of a post',
  panel: 'Featured Products beside a post',
  explore: 'Explore',
}

const postRow = ({ id, title, views, before, clicks, saves }: PostCounts): TableRow => ({
  key: id,
  name: title || 'Untitled',
  href: `/admin/post/${encodeURIComponent(id)}`,
  counts: [views, ...known(before), clicks, saves],
})

/** What was before takes no room where nothing was counted then. */
const known = (before: number | null) => (before === null ? [] : [before])

const productRow = ({ id, name, shop, clicks, before, saves }: ProductCounts): TableRow => ({
  key: id,
  name,
  href: `/admin/product/${encodeURIComponent(id)}`,
  note: shop,
  counts: [clicks, ...known(before), saves],
})

const plainRow = (name: string, ...counts: number[]): TableRow => ({ key: name, name, href: null, counts })

const NOT_YET = 'These need counts of a whole period before this one, to compare with.'
const NO_CLICKS = 'No product was clicked in this period.'

/** The columns and rows of one table, and what to say if it has none. */
export function tableOf(insights: Insights, table: InsightTable): Table {
  const trend = (empty: string) => (insights.before ? empty : NOT_YET)
  const before = insights.before ? ['Before'] : []
  const posts = (rows: PostCounts[], empty: string) => ({
    columns: ['Views', ...before, 'Clicks', 'Saves'],
    rows: rows.map(postRow),
    empty,
  })
  switch (table) {
    case 'posts':
      return posts(insights.posts, 'No post was read in this period.')
    case 'rising':
      return posts(insights.rising, trend('No post is read much more than before.'))
    case 'fading':
      return posts(insights.fading, trend('No post is read much less than before.'))
    case 'unclicked':
      return posts(insights.unclicked, 'Every post that is read leads somebody to a shop.')
    case 'products':
      return { columns: ['Clicks', ...before, 'Saves'], rows: insights.products.map(productRow), empty: NO_CLICKS }
    case 'shops': {
      const rows = insights.shops.map(({ shop, products, clicks }) => plainRow(shop, clicks, products))
      return { columns: ['Clicks', 'Products'], rows, empty: NO_CLICKS }
    }
    case 'places': {
      const rows = insights.places.map(({ place, clicks }) => plainRow(PLACES[place], clicks))
      return { columns: ['Clicks'], rows, empty: NO_CLICKS }
    }
    case 'searches': {
      const rows = insights.searches.map(({ query, searches, empty, clicks }) =>
        plainRow(query, searches, empty, clicks),
      )
      return { columns: ['Searches', 'Found nothing', 'Clicked'], rows, empty: 'Nobody searched in this period.' }
    }
  }
}
