import type { ImportReport } from '@/lib/contract/imports/import-calls'
import {
  type ImportColumns,
  MAX_REPORTED_ROWS,
  IMPORT_FIELDS,
  type ImportField,
  MAX_IMPORT_ROWS,
} from '@/lib/contract/products/product-import'
import { type Database, write } from '../../db/database'
import { products } from '../../db/schema/post-schema'
import { type NewRow, type NewProduct, newProductRow } from '../create-product'
import { noteFirstPrices } from '../product-row'
import { noteImport } from './undo-product-import'
import { identitiesOf, readKnownProducts } from './known-products'
import { productFieldsSchema } from '@/lib/contract/products/product-correction'
import { withoutGuard } from '@/lib/format/texts/escape'
import { errors } from '../../core/errors'
import { csvRecords } from '../rows/csv-records'
import { type Cells, readPrices } from '../rows/read-prices'
import { type Records, UnreadableError } from '../rows/records'

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
  const stored = await readKnownProducts(
    database,
    read.map(({ product }) => product),
  )
  const rowOf = new Map<string, number>()
  const sorted: Sorted = { candidates: [], known: [], wrong }
  for (const each of read) {
    const identities = identitiesOf(each.product)
    const codes = identities.map(({ code }) => code)
    const [known] = identities.flatMap(({ same, code }) =>
      (stored.get(code) ?? []).map((product) => ({ ...product, same })),
    )
    const before = codes.map((code) => rowOf.get(code)).find((found) => found !== undefined)
    if (known) sorted.known.push({ row: each.row, product_id: known.id, name: known.name, same: known.same })
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

/** A row of a CSV file, counted as a spreadsheet does, and its product or what is wrong with it. */
type ImportedRow = { row: number; product: NewRow } | { row: number; reason: string }

/** Rows that are read before other work of the process gets its turn. */
const BATCH_SIZE = 250

/**
 * Reads the products of a CSV file whose first row is a heading; empty rows are skipped.
 * @param currency of prices that name none.
 * @throws invalid for a file without rows, or with too many.
 */
export async function readImportRows(csv: string, columns: ImportColumns, currency: string): Promise<ImportedRow[]> {
  const filled = await filledRows(csv)
  if (filled.length === 0) throw errors.badField('csv', 'holds no products below its heading')
  if (filled.length > MAX_IMPORT_ROWS)
    throw errors.badField(
      'csv',
      `holds ${filled.length.toLocaleString('en-US')} products, and ${MAX_IMPORT_ROWS.toLocaleString('en-US')} are the limit: split it into several files`,
    )
  const rows: ImportedRow[] = []
  const now = Date.now()
  for (const [done, { row, ...each }] of filled.entries()) {
    if (done % BATCH_SIZE === BATCH_SIZE - 1) await new Promise(setImmediate)
    const read = 'fault' in each ? each.fault : readRow(each.cells, columns, currency)
    if (typeof read === 'string') rows.push({ row, reason: read })
    // Lists show the newest first, which is then the order of the file.
    else rows.push({ row, product: newProductRow(read, new Date(now - done), 'csv') })
  }
  return rows
}

async function filledRows(csv: string): Promise<Records['rows']> {
  const filled: Records['rows'] = []
  try {
    for await (const { rows } of csvRecords([csv.replace(/^\uFEFF/, '')])) for (const row of rows) filled.push(row)
  } catch (error) {
    throw error instanceof UnreadableError ? errors.badField('csv', 'has no heading with the names of columns') : error
  }
  return filled
}

/** @returns what is wrong, as text. */
function readRow(
  cells: readonly (string | undefined)[],
  columns: ImportColumns,
  currency: string,
): NewProduct | string {
  const cellOf: Cells = (field) => {
    const at = columns[field as ImportField]
    return at === undefined ? '' : withoutGuard((cells[at] ?? '').trim()).trim()
  }
  for (const field of ['name', 'product_url'] as const) if (!cellOf(field)) return `${IMPORT_FIELDS[field]} is missing`
  const read = readPrices(cellOf, ['price', 'original_price'], { standard: currency, isFree: true })
  if (typeof read === 'string') return read
  const texts = TEXTS.map((field) => [field, cellOf(field)] as const).filter(([, cell]) => cell !== '')
  const input = {
    ...Object.fromEntries(texts),
    product_url: withScheme(cellOf('product_url')),
    ...read.prices,
    ...(read.currency && { currency: read.currency }),
  }
  const checked = productFieldsSchema.safeParse(input)
  if (checked.success) return checked.data as NewProduct
  const [issue] = checked.error.issues
  const label = IMPORT_FIELDS[String(issue?.path[0]) as ImportField] ?? 'The row'
  return `${label} ${issue?.message}`
}

const TEXTS = ['name', 'brand', 'image', 'description', 'sku', 'model_number', 'upc'] as const

/** An address as people write it, without its scheme. */
const withScheme = (address: string) =>
  /^[\w-]+(\.[\w-]+)+([/?#:]|$)/.test(address) && !address.includes('://') ? `https://${address}` : address
