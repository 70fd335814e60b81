import 'server-only'
import Papa from 'papaparse'
import {
  IMPORT_FIELDS,
  type ImportColumns,
  type ImportField,
  MAX_IMPORT_ROWS,
} from '@/lib/contract/products/product-import'
import { type ProductFields, productFieldsSchema } from '@/lib/contract/products/product-correction'
import { withoutGuard } from '@/lib/format/texts/escape'
import { currencyIn } from '@/lib/reader/price/currency'
import { parsePrice } from '@/lib/reader/price/parse-price'
import { errors } from '../../core/errors'
import { type NewProduct, newProductRow, type NewRow } from '../create-product'

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
  const { data, errors: faults } = Papa.parse<string[]>(csv.replace(/^\uFEFF/, ''), { skipEmptyLines: false })
  const unclosed = new Set(faults.filter(({ type }) => type === 'Quotes').map(({ row }) => row))
  const filled = data.map((cells, at) => ({ cells, at })).filter(({ cells, at }) => at > 0 && cells.some(isFilled))
  if (filled.length === 0) throw errors.badField('csv', 'holds no products below its heading')
  if (filled.length > MAX_IMPORT_ROWS)
    throw errors.badField(
      'csv',
      `holds ${filled.length.toLocaleString('en-US')} products, and ${MAX_IMPORT_ROWS.toLocaleString('en-US')} are the limit: split it into several files`,
    )
  const rows: ImportedRow[] = []
  const now = Date.now()
  for (const [done, { cells, at }] of filled.entries()) {
    if (done % BATCH_SIZE === BATCH_SIZE - 1) await new Promise(setImmediate)
    const read = unclosed.has(at) ? 'A quotation mark is not closed' : readRow(cells, columns, currency)
    if (typeof read === 'string') rows.push({ row: at + 1, reason: read })
    // Lists show the newest first, which is then the order of the file.
    else rows.push({ row: at + 1, product: newProductRow(read, new Date(now - done), 'csv') })
  }
  return rows
}

const isFilled = (cell: string) => cell.trim() !== ''

/** @returns what is wrong, as text. */
function readRow(cells: string[], columns: ImportColumns, currency: string): NewProduct | string {
  const cellOf = (field: ImportField) => {
    const at = columns[field]
    return at === undefined ? '' : withoutGuard((cells[at] ?? '').trim()).trim()
  }
  for (const field of ['name', 'product_url'] as const) if (!cellOf(field)) return `${IMPORT_FIELDS[field]} is missing`
  const amounts = readAmounts(cellOf, currency)
  if (typeof amounts === 'string') return amounts
  const texts = TEXTS.map((field) => [field, cellOf(field)] as const).filter(([, cell]) => cell !== '')
  const input = { ...Object.fromEntries(texts), product_url: withScheme(cellOf('product_url')), ...amounts }
  const checked = productFieldsSchema.safeParse(input)
  if (checked.success) return checked.data as NewProduct
  const [issue] = checked.error.issues
  const label = IMPORT_FIELDS[String(issue?.path[0]) as ImportField] ?? 'The row'
  return `${label} ${issue?.message}`
}

const TEXTS = ['name', 'brand', 'image', 'description', 'sku', 'model_number', 'upc'] as const
const AMOUNTS = ['price', 'original_price'] as const

/** The prices of a row and their currency; none of them if the row has no price. */
function readAmounts(cellOf: (field: ImportField) => string, standard: string): ProductFields | string {
  const named = cellOf('currency')
  const code = named === '' ? null : currencyIn(named)
  if (named && !code) return `${IMPORT_FIELDS.currency} “${named.slice(0, 40)}” is not known`
  const amounts: ProductFields = {}
  let currency = code
  for (const field of AMOUNTS) {
    const cell = cellOf(field)
    if (cell === '') continue
    const price = parsePrice(cell, code ?? standard)
    if (price.amount === null || cell.startsWith('-'))
      return `${IMPORT_FIELDS[field]} “${cell.slice(0, 40)}” is not an amount`
    amounts[field] = price.amount
    currency ??= price.currency
  }
  return currency ? { ...amounts, currency } : amounts
}

/** An address as people write it, without its scheme. */
const withScheme = (address: string) =>
  /^[\w-]+(\.[\w-]+)+([/?#:]|$)/.test(address) && !address.includes('://') ? `https://${address}` : address
