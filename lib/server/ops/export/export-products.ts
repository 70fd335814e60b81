import { appendFile, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import Papa from 'papaparse'
import { shownPicture } from '@/lib/contract/products/product-images'
import { FORMULA } from '@/lib/format/texts/escape'
import { siteUrl } from '../../core/env'
import type { Database } from '../../db/database'
import type { StoredProduct } from '../../products/product-row'
import { everyProduct } from './every-post'

/** The columns of products.csv: *Import CSV* of the products finds them by these names. */
const COLUMNS = [
  'name',
  'product_url',
  'price',
  'original_price',
  'currency',
  'brand',
  'image',
  'description',
  'sku',
  'model_number',
  'upc',
] as const

/** The address of the picture of a product as others reach it; empty without one. */
function imageOf({ images }: StoredProduct): string {
  const address = shownPicture(images) ?? ''
  return address.startsWith('/') ? siteUrl() + address : address
}

const cellsOf = (product: StoredProduct) =>
  COLUMNS.map((column) => (column === 'image' ? imageOf(product) : (product[column] ?? '')))

const csvLine = (cells: readonly (string | number)[]) =>
  `${Papa.unparse([[...cells]], { escapeFormulae: FORMULA })}\r\n`

/**
 * Writes all products as `products.csv`, and as JSON, a file each, where that is requested.
 * @param onProduct is called with each.
 * @returns their number.
 */
export async function exportProducts(
  database: Database,
  folder: string,
  { asJson, onProduct }: { asJson: boolean; onProduct: (product: StoredProduct) => void },
): Promise<number> {
  const csv = path.join(folder, 'products.csv')
  await writeFile(csv, csvLine(COLUMNS))
  if (asJson) await mkdir(path.join(folder, 'products'))
  let count = 0
  for await (const product of everyProduct(database)) {
    count += 1
    onProduct(product)
    await appendFile(csv, csvLine(cellsOf(product)))
    if (asJson)
      await writeFile(
        path.join(folder, 'products', `${encodeURIComponent(product.product_id)}.json`),
        `${JSON.stringify(product, null, 2)}\n`,
      )
  }
  return count
}
