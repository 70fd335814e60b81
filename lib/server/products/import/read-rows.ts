import {
  IMPORT_FIELDS,
  type ImportColumns,
  type ImportField,
  MAX_IMPORT_ROWS,
} from '@/lib/contract/products/product-import'
import { productFieldsSchema } from '@/lib/contract/products/product-correction'
import { withoutGuard } from '@/lib/format/texts/escape'
import { errors } from '../../core/errors'
import { type NewProduct, newProductRow, type NewRow } from '../create-product'
import { csvRecords } from '../rows/csv-records'
import { type Cells, readPrices } from '../rows/read-prices'
import { type Records, UnreadableError } from '../rows/records'

/** A row of a CSV file, counted as a spreadsheet does, and its product or what is wrong with it. */
export type ImportedRow = { row: number; product: NewRow } | { row: number; reason: string }

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
