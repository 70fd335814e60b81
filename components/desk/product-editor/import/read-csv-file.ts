import {
  type ImportColumns,
  type ImportField,
  MAX_IMPORT_LENGTH,
  MAX_IMPORT_NAME_LENGTH,
} from '@/lib/contract/products/product-import'
import { cleanText } from '../../kit/clean-text'

/** Headings of spreadsheets and exports, in lower case without anything but letters and digits. */
const HEADINGS: Record<ImportField, string> = {
  name: 'name title product productname producttitle itemname item',
  product_url: 'url link address productlink producturl productpage href page addressintheshop website',
  price: 'price saleprice currentprice ourprice amount cost',
  original_price: 'originalprice listprice regularprice msrp rrp compareatprice compareprice oldprice was',
  currency: 'currency currencycode pricecurrency',
  brand: 'brand manufacturer vendor maker',
  image: 'image imageurl imagelink picture pictureurl photo imagesrc mainimage primaryimage productimageurl',
  description: 'description productdescription desc summary text bodyhtml',
  sku: 'sku asin itemnumber itemno articlenumber articleno itemnumberoftheshop',
  model_number: 'model modelnumber modelno mpn partnumber',
  upc: 'gtin upc ean barcode gtin8 gtin12 gtin13 gtin14 isbn gtinupcean',
}

/** The column of each field, as far as the headings tell; each column counts once. */
export function guessColumns(headings: readonly string[]): ImportColumns {
  const bare = headings.map((heading) => heading.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
  const columns: ImportColumns = {}
  for (const [field, names] of Object.entries(HEADINGS)) {
    const taken = Object.values(columns)
    const at = names.split(' ').map((name) => bare.findIndex((heading, of) => heading === name && !taken.includes(of)))
    const found = at.find((index) => index >= 0)
    if (found !== undefined) columns[field as ImportField] = found
  }
  return columns
}

/** A CSV file that was chosen. */
export type CsvFile = {
  name: string
  csv: string
  headings: string[]
  /** The first filled cell of each column below its heading; empty without one. */
  samples: string[]
}

const PREVIEWED = 20

const MEGABYTE = 1024 * 1024

/**
 * Reads a CSV file: UTF-8, UTF-16 with a byte order mark, or else the encoding of Western spreadsheets; any usual delimiter.
 * @returns the file, or as text why it cannot be used.
 */
export async function readCsvFile(file: File): Promise<CsvFile | string> {
  const limit = `A file may hold ${MAX_IMPORT_LENGTH / MEGABYTE} MB: split it into several`
  if (file.size > 2 * MAX_IMPORT_LENGTH) return limit
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return 'This is a workbook, not CSV: save it as CSV in your spreadsheet'
  const csv = decode(bytes)
  if (csv.length > MAX_IMPORT_LENGTH) return limit
  const { default: Papa } = await import('papaparse')
  const { data } = Papa.parse<string[]>(csv, { preview: PREVIEWED, skipEmptyLines: 'greedy' })
  const [headings = [], ...rows] = data
  if (headings.length < 2) return 'This file has no columns for a name and an address'
  if (rows.length === 0) return 'This file holds nothing below its heading'
  const samples = headings.map((_, at) => rows.map((row) => row[at]?.trim() ?? '').find(Boolean) ?? '')
  const name = cleanText(file.name.slice(0, MAX_IMPORT_NAME_LENGTH))
  return { name, csv, headings: headings.map((heading) => heading.trim()), samples }
}

function decode(bytes: Uint8Array): string {
  const mark = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0)
  if (mark === 0xfffe || mark === 0xfeff)
    return new TextDecoder(mark === 0xfffe ? 'utf-16le' : 'utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
