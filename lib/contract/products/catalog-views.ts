/** The filters and orders of the admin's list of products, in a file without schemas, since browsers load it. */

/** What someone has to look at; `attention` is all of them together. */
export const ATTENTION_FILTERS = [
  'stale_price',
  'link_trouble',
  'untagged',
  'vanished',
  'out_of_stock',
  'price_moved',
  'no_picture',
  'duplicates',
] as const
export const CATALOG_FILTERS = [
  ...(['all', 'used', 'unused', 'attention'] as const),
  ...ATTENTION_FILTERS,
  ...(['corrected', 'archived'] as const),
] as const
export type CatalogFilter = (typeof CATALOG_FILTERS)[number]
export const CATALOG_ORDERS = [
  'newest',
  'most-in-need',
  'name',
  'oldest-price',
  'most-used',
  'price-low',
  'price-high',
] as const
export type CatalogOrder = (typeof CATALOG_ORDERS)[number]

/** What a check of a product's address has shown. */
export const LINK_STATES = [
  'unchecked',
  'works',
  'moved',
  'gone',
  'out_of_stock',
  'other_product',
  'refused',
  'unreachable',
] as const
export type LinkState = (typeof LINK_STATES)[number]
/** The states that someone has to do something about. */
export const LINK_TROUBLES: readonly LinkState[] = ['moved', 'gone', 'other_product', 'unreachable']

/** What a product needs that one act ends: its feeds no longer have it, no shop has it in stock, or its price moved. */
export const PRODUCT_NEEDS = ['vanished', 'out_of_stock', 'price_moved'] as const
export type ProductNeed = (typeof PRODUCT_NEEDS)[number]
/** The share by which the price of a feed has to move since someone saw it, in a published post. */
export const MOVED_SHARE = 0.15

/** Days after which a price counts as stale. */
export const STALE_PRICE_DAYS = 30
/** Days for which a deleted product can be restored. */
export const RESTORE_DAYS = 30
