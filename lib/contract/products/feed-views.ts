/** Product feeds as people see them. In a file without schemas, since browsers load it. */
import { IMPORT_FIELDS } from './product-import'

/** The fields that a column of a feed can hold, with their names for people; name and address are required. */
export const FEED_FIELDS = {
  ...IMPORT_FIELDS,
  shop_url: 'Address without the network',
  sale_price: 'Sale price',
  sale_from: 'Sale begins (or both dates)',
  sale_until: 'Sale ends',
  availability: 'Availability',
  shop: 'Name of the shop',
  shipping: 'Shipping',
  group_id: 'Group of variants',
  color: 'Color',
  size: 'Size',
  option: 'Another choice',
} as const
export type FeedField = keyof typeof FEED_FIELDS
/** The name of the column that holds a field, so that a column may move. */
export type FeedColumns = Partial<Record<FeedField, string>>

/** Forms that are recognized by their columns, with their names for people. */
export const FEED_FORMS = {
  google: 'Google Merchant',
  awin: 'Awin',
  cj: 'CJ',
  impact: 'Impact',
  rakuten: 'Rakuten',
  shareasale: 'ShareASale',
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
} as const
export type FeedForm = keyof typeof FEED_FORMS

/** Hours between two runs. */
export const FEED_INTERVALS = [6, 12, 24] as const

/** Rows that a dry run reads. */
export const CHECKED_ROWS = 1_000
/** Wrong rows and examples that a report lists. */
export const REPORTED_ROWS = 20
/** Rows of one feed. */
export const MAX_FEED_ROWS = 1_000_000
/** Bytes of a feed as it is sent; of a part of an uploaded file, `IMPORT_PART_BYTES`. */
export const MAX_FEED_BYTES = 2 * 1024 ** 3
/** Characters of a name of a feed or of a column, and of a password or key. */
export const FEED_LENGTHS = { name: 200, column: 200, secret: 1_000 } as const
