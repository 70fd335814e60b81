import type { ImportReport } from '@/lib/contract/imports/import-calls'
import { type ImportColumns, MAX_REPORTED_ROWS } from '@/lib/contract/products/product-import'
import type { Database } from '../../db/database'
import { products } from '../../db/schema/post-schema'
import { write } from '../../db/write'
import type { NewRow } from '../create-product'
import { noteFirstPrices } from '../product-prices'
import { noteImport } from './undo-product-import'
import { findKnownProducts, identitiesOf } from './known-products'
import { type ImportedRow, readImportRows } from './read-rows'

type Import = { csv: string; columns: ImportColumns; currency: string; name?: string | undefined }
type Candidate = { row: number; product: NewRow }
type Sorted = { candidates: Candidate[]; known: ImportReport['known']; wrong: ImportReport['wrong'] }

/** Rows of one statement. */
const AT_A_TIME = 100

/**
 * What an import would do; nothing is stored.
 * @throws invalid for a file without rows, or with too many.
 */
export async function previewImport(database: Database, { csv, columns, currency }: Import): Promise<ImportReport> {
  return reportOf(await sortRows(database, await readImportRows(csv, columns, currency)))
}

/**
 * Adds the products of a CSV file in one transaction. Products that are there already stay as they are, and wrong rows are left out.
 * @throws invalid for a file without rows, or with too many.
 */
export async function importProducts(
  database: Database,
  { name, csv, columns, currency }: Import,
): Promise<ImportReport> {
  const rows = await readImportRows(csv, columns, currency)
  return write(database, async (tx) => {
    const sorted = await sortRows(tx, rows)
    const added = sorted.candidates.map(({ product }) => product)
    for (let at = 0; at < added.length; at += AT_A_TIME) {
      const batch = added.slice(at, at + AT_A_TIME)
      await tx.insert(products).values(batch)
      await noteFirstPrices(tx, batch)
      // The embedded database works in this thread: other requests get their turn.
      await new Promise(setImmediate)
    }
    await noteImport(
      tx,
      name,
      added.map(({ id }) => id),
    )
    return reportOf(sorted)
  })
}

async function sortRows(database: Database, rows: ImportedRow[]): Promise<Sorted> {
  const wrong: Sorted['wrong'] = []
  const read: Candidate[] = []
  for (const each of rows)
    if ('reason' in each) wrong.push(each)
    else read.push(each)
  const stored = await findKnownProducts(
    database,
    read.map(({ product }) => product),
  )
  const rowOf = new Map<string, number>()
  const sorted: Sorted = { candidates: [], known: [], wrong }
  for (const each of read) {
    const codes = identitiesOf(each.product).map(({ code }) => code)
    const known = codes.map((code) => stored.get(code)).find((found) => found !== undefined)
    const before = codes.map((code) => rowOf.get(code)).find((found) => found !== undefined)
    if (known) sorted.known.push({ row: each.row, ...known })
    else if (before) wrong.push({ row: each.row, reason: `It is the same product as in row ${before}` })
    else sorted.candidates.push(each)
    for (const code of codes) if (!rowOf.has(code)) rowOf.set(code, each.row)
  }
  wrong.sort((a, b) => a.row - b.row)
  return sorted
}

function reportOf({ candidates, known, wrong }: Sorted): ImportReport {
  return {
    new_count: candidates.length,
    known_count: known.length,
    wrong_count: wrong.length,
    known: known.slice(0, MAX_REPORTED_ROWS),
    wrong: wrong.slice(0, MAX_REPORTED_ROWS),
  }
}
