import 'server-only'
import { createHash } from 'node:crypto'
import { MAX_PRICE } from '@/lib/contract/limits'
import type { Product, ProductReading } from '@/lib/contract/products/product'
import { storable } from '@/lib/format/texts/map-texts'
import type { products } from '../db/schema/post-schema'
import { toHundredths } from './product-row'

/** A product as read from its page; `key` is the same for all its addresses. */
export type Reading = Omit<Product, 'product_id' | 'purchase_info'> & {
  key: string
  origins?: ProductReading['origins']
  purchase_info?: Product['purchase_info']
}

type Columns = Omit<
  typeof products.$inferInsert,
  | 'id'
  | 'createdAt'
  | 'updatedAt'
  | 'corrected'
  | 'readAt'
  | 'origins'
  | 'priceAt'
  | 'link'
  | 'linkDueAt'
  | 'archivedAt'
  | 'isGone'
  | 'replacementId'
>

const MAX_KEY_LENGTH = 500
const MAX_COUNT = 2 ** 31 - 1

/** The columns of a reading. Values that a column cannot store are left out, never truncated or guessed. */
export function columnsOf(reading: Reading) {
  const read = storable(reading)
  return {
    key: shortKey(read.key),
    name: read.name,
    description: read.description,
    price: amount(read.price),
    originalPrice: amount(read.original_price),
    currency: read.currency,
    rating: read.rating,
    reviewCount: read.review_count !== null && read.review_count <= MAX_COUNT ? Math.round(read.review_count) : null,
    brand: read.brand,
    sku: read.sku,
    modelNumber: read.model_number,
    upc: read.upc,
    availability: read.availability,
    source: read.source,
    productUrl: read.product_url,
    categoryPath: read.category?.path ?? null,
    subcategories: read.subcategories,
    images: read.images,
    specifications: read.specifications,
    ...(read.purchase_info !== undefined && { purchaseInfo: read.purchase_info }),
  } satisfies Columns
}

const amount = (units: number | null) => (units !== null && units <= MAX_PRICE ? toHundredths(units) : null)

/** Entries of a unique index are limited to about 2,700 bytes. */
export function shortKey(key: string): string {
  return key.length <= MAX_KEY_LENGTH ? key : `sha256:${createHash('sha256').update(key).digest('hex')}`
}
