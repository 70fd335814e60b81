import Papa from 'papaparse'
import type { CsvTable } from '@/lib/contract/insights/insight-views'
import { FORMULA } from '@/lib/format/texts/escape'
import type { Database } from '../db/database'
import { dayTotals, lastDays, placeCounts, postCounts, productCounts, searchCounts, type Period } from './read-counts'
import { shopsOf } from './read-insights'
import { storeCounts } from './store-counts'

type Table = { fields: string[]; read: (database: Database, period: Period) => Promise<object[]> }

const TABLES: Record<CsvTable, Table> = {
  days: {
    fields: ['day', 'views', 'clicks', 'saves', 'searches', 'empty_searches'],
    read: (database, { from, to }) => dayTotals(database, from, to),
  },
  posts: {
    fields: ['id', 'title', 'views', 'clicks', 'saves'],
    read: (database, period) => postCounts(database, { ...period, before: period.from }),
  },
  products: {
    fields: ['id', 'name', 'shop', 'clicks', 'saves'],
    read: (database, period) => productCounts(database, { ...period, before: period.from }),
  },
  shops: {
    fields: ['shop', 'products', 'clicks'],
    read: async (database, period) => shopsOf(await productCounts(database, period)),
  },
  places: { fields: ['place', 'clicks'], read: placeCounts },
  searches: { fields: ['query', 'searches', 'empty', 'clicks'], read: searchCounts },
}

/** One table of the last days as CSV with a heading, with all rows. Cells that a spreadsheet would run as a formula are escaped. */
export async function exportInsights(database: Database, table: CsvTable, days: number): Promise<string> {
  await storeCounts(database)
  const { fields, read } = TABLES[table]
  return Papa.unparse(await read(database, lastDays(days)), { columns: fields, escapeFormulae: FORMULA, header: true })
}
