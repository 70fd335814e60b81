import { EmptyList, saveCsv } from '@/components/desk/kit/feedback'
import { Button } from '@/components/ui/controls/button'
import { Download } from 'lucide-react'
import { CARD } from '@/components/ui/styles'
import { api } from '@/lib/client/calls/client'
import type { CsvTable, ClickPlace } from '@/lib/contract/insights/insight-views'
import type { Insights, PostCounts, ProductCounts } from '@/lib/contract/insights/insights'
import { capitalized, FilterChips } from '../kit/list-head'
import Link from 'next/link'
import { INSIGHT_TABLES, type InsightTable } from './insights-address'

type Props = {
  insights: Insights
  days: number
  table: InsightTable
  onTable: (table: InsightTable) => void
}

/** The tables behind the totals, one at a time. */
export function InsightTables({ insights, days, table, onTable }: Props) {
  const { csv, ...shown } = tableOf(insights, table)
  return (
    <div className="grid min-w-0 gap-3">
      <FilterChips
        label="Tables"
        filters={INSIGHT_TABLES}
        chosen={table}
        countOf={(name) => insights[name].length}
        onChoose={onTable}
      />
      <CountTable name={INSIGHT_TABLES[table]} {...shown} />
      <div className="flex flex-wrap gap-2">
        <CsvButton table={csv} days={days} />
        <CsvButton table="days" days={days} />
      </div>
    </div>
  )
}

function CsvButton({ table, days }: { table: CsvTable; days: number }) {
  const download = () =>
    saveCsv(api.insights.exportCsv({ table, days }), `${table}-${days}-days.csv`, 'Failed to export')
  return <Button icon={Download} onClick={() => void download()}>{`${capitalized(table)} as CSV`}</Button>
}

/** A table of names and counts; scrolls sideways where it is wider than the screen. */
function CountTable({ name, rows, empty }: Omit<Table, 'csv'> & { name: string }) {
  if (!rows[0]) return <EmptyList>{empty}</EmptyList>
  return (
    <div role="region" aria-label={name} tabIndex={0} className={`${CARD} overflow-x-auto`}>
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b border-line text-muted">
            <th scope="col" className="px-3 py-2 text-left font-semibold sm:px-4">
              Name
            </th>
            {Object.keys(rows[0].counts).map((column) => (
              <th key={column} scope="col" className="px-2 py-2 text-right font-semibold sm:px-4">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className="border-b border-line last:border-0">
              <th scope="row" dir="auto" className="min-w-36 px-3 py-2.5 text-left font-semibold wrap-anywhere sm:px-4">
                {row.href ? (
                  <Link href={row.href} prefetch={false} className="hover:underline">
                    {row.name}
                  </Link>
                ) : (
                  <span>{row.name}</span>
                )}
                {row.note && <p className="font-normal text-muted">{row.note}</p>}
              </th>
              {Object.entries(row.counts).map(([column, count]) => (
                <td key={column} className="px-2 py-2.5 text-right tabular-nums sm:px-4">
                  {count.toLocaleString('en-US')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type TableRow = {
  key: string
  name: string
  /** Where the name leads; null for plain text. */
  href: string | null
  /** Below the name. */
  note?: string
  /** By their columns, which are the same in each row. */
  counts: Record<string, number>
}
type Table = { csv: CsvTable; rows: TableRow[]; empty: string }

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
  counts: { Views: views, ...known(before), Clicks: clicks, Saves: saves },
})

/** What was before takes no room where nothing was counted then. */
const known = (before: number | null) => before !== null && { Before: before }

const productRow = ({ id, name, shop, clicks, before, saves }: ProductCounts): TableRow => ({
  key: id,
  name,
  href: `/admin/product/${encodeURIComponent(id)}`,
  note: shop,
  counts: { Clicks: clicks, ...known(before), Saves: saves },
})

const plainRow = (name: string, counts: TableRow['counts']): TableRow => ({ key: name, name, href: null, counts })

const NOT_YET = 'These need counts of a whole period before this one, to compare with.'
const NO_CLICKS = 'No product was clicked in this period.'

/** The rows of one table, and what to say if it has none. */
function tableOf(insights: Insights, table: InsightTable): Table {
  const trend = (empty: string) => (insights.before ? empty : NOT_YET)
  const posts = (rows: PostCounts[], empty: string): Table => ({ csv: 'posts', rows: rows.map(postRow), empty })
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
      return { csv: table, rows: insights.products.map(productRow), empty: NO_CLICKS }
    case 'shops': {
      const rows = insights.shops.map(({ shop, ...of }) => plainRow(shop, { Clicks: of.clicks, Products: of.products }))
      return { csv: table, rows, empty: NO_CLICKS }
    }
    case 'places': {
      const rows = insights.places.map(({ place, clicks }) => plainRow(PLACES[place], { Clicks: clicks }))
      return { csv: table, rows, empty: NO_CLICKS }
    }
    case 'searches': {
      const rows = insights.searches.map(({ query, searches, empty, clicks }) =>
        plainRow(query, { Searches: searches, 'Found nothing': empty, Clicked: clicks }),
      )
      return { csv: table, rows, empty: 'Nobody searched in this period.' }
    }
  }
}
