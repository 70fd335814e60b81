import { Download } from 'lucide-react'
import { notify } from '@/components/site/frame/notify'
import { buttonStyle } from '@/components/ui/controls/button-style'
import { exportInsightsCsv } from '@/lib/client/site/insights'
import type { CsvTable } from '@/lib/contract/insights/insight-views'
import type { Insights } from '@/lib/contract/insights/insights'
import { errorMessageOf } from '../error-message'
import { FilterChips } from '../list/head/filter-chips'
import { saveFile } from '../list/save-file'
import { CountTable } from './count-table'
import { INSIGHT_TABLES, type InsightTable } from './insights-address'
import { tableOf } from './table-of'

type Props = {
  insights: Insights
  days: number
  table: InsightTable
  onTable: (table: InsightTable) => void
}

/** The CSV file that has the rows of each table. */
const CSV_OF: Record<InsightTable, CsvTable> = {
  posts: 'posts',
  rising: 'posts',
  fading: 'posts',
  unclicked: 'posts',
  products: 'products',
  shops: 'shops',
  places: 'places',
  searches: 'searches',
}

/** The tables behind the totals, one at a time. */
export function InsightTables({ insights, days, table, onTable }: Props) {
  const { empty, ...shown } = tableOf(insights, table)
  return (
    <div className="grid min-w-0 gap-3">
      <FilterChips
        label="Tables"
        filters={INSIGHT_TABLES}
        chosen={table}
        countOf={(name) => insights[name].length}
        onChoose={onTable}
      />
      <CountTable name={INSIGHT_TABLES[table]} empty={empty} {...shown} />
      <div className="flex flex-wrap gap-2">
        <CsvButton table={CSV_OF[table]} days={days} />
        <CsvButton table="days" days={days} />
      </div>
    </div>
  )
}

function CsvButton({ table, days }: { table: CsvTable; days: number }) {
  const download = async () => {
    try {
      saveFile(await exportInsightsCsv(table, days), `${table}-${days}-days.csv`)
    } catch (error) {
      notify('error', `Failed to export: ${errorMessageOf(error)}`)
    }
  }
  return (
    <button type="button" onClick={() => void download()} className={buttonStyle('quiet')}>
      <Download aria-hidden="true" className="size-4.5" />
      <span>{`${table.charAt(0).toUpperCase()}${table.slice(1)} as CSV`}</span>
    </button>
  )
}
