/** Where the values of products come from. In a file without schemas, since browsers load it. */

/** Parts of a shop's page, in the order of their priority: the shop's own layout, markup, data of its scripts, visible text. */
export const PAGE_PARTS = ['layout', 'json-ld', 'microdata', 'rdfa', 'data', 'meta', 'text'] as const

/** A part of a page, a person, a CSV file, or a product feed. */
export const VALUE_ORIGINS = [...PAGE_PARTS, 'hand', 'csv', 'feed'] as const

export type ValueOrigin = (typeof VALUE_ORIGINS)[number]

/** The fields whose origin is stored, in the order of the product's form. */
export const ORIGIN_FIELDS = [
  'name',
  'product_url',
  'brand',
  'description',
  'price',
  'original_price',
  'currency',
  'availability',
  'rating',
  'review_count',
  'source',
  'model_number',
  'sku',
  'upc',
  'category',
  'subcategories',
  'images',
  'specifications',
  'purchase_info',
] as const

export type OriginField = (typeof ORIGIN_FIELDS)[number]

/** Why a reading was not undone. In a file without schemas, since browsers load it. */
export const LEFT_REASONS = ['changed', 'read_again', 'deleted', 'address_taken', 'expired', 'undone'] as const

export type LeftReason = (typeof LEFT_REASONS)[number]

export type LeftReading = { id: string; reason: LeftReason }

/** What happened to a product whose reading was not undone. */
export const LEFT_TEXTS: Record<LeftReason, string> = {
  changed: 'changed since',
  read_again: 'read again since',
  deleted: 'deleted',
  address_taken: 'another product has its former address',
  expired: 'read too long ago',
  undone: 'put back already',
}
