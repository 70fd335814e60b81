/** The import of products from CSV. In a file without schemas, since browsers load it. */

/** The fields that a column of a CSV file can hold, with their names for people; the first two are required. */
export const IMPORT_FIELDS = {
  name: 'Name',
  product_url: 'Address in the shop',
  price: 'Price',
  original_price: 'Original price',
  currency: 'Currency',
  brand: 'Brand',
  image: 'Product image URL',
  description: 'Description',
  sku: 'Item number of the shop',
  model_number: 'Model number',
  upc: 'GTIN (UPC, EAN)',
} as const
export type ImportField = keyof typeof IMPORT_FIELDS
/** Which column, counted from zero, holds a field. */
export type ImportColumns = Partial<Record<ImportField, number>>

export const MAX_IMPORT_ROWS = 10_000
/** Characters of a file. */
export const MAX_IMPORT_LENGTH = 6 * 1024 * 1024
/** Characters of the name of a file. */
export const MAX_IMPORT_NAME_LENGTH = 200
/** Bytes of the JSON body with a file. */
export const MAX_IMPORT_BYTES = 12 * 1024 * 1024
/** Rows of each kind that a report lists. */
export const MAX_REPORTED_ROWS = 1_000
