import 'server-only'
import type { CatalogProduct } from '@/lib/contract/products/catalog'
import type { ProductReading } from '@/lib/contract/products/product'
import { ORIGIN_FIELDS, type OriginField, type ValueOrigin } from '@/lib/contract/products/value-origin'
import type { StoredOrigins } from '../../db/schema/product-schema'

const isField = (name: string): name is OriginField => (ORIGIN_FIELDS as readonly string[]).includes(name)
const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000)

/** The primary picture alone is one of the pictures. */
const fieldOf = (name: string) => (name === 'image' ? 'images' : name)

/** The origins after some fields got values of one origin. @param fields names of the API. */
export function originsWith(
  before: StoredOrigins,
  fields: readonly string[],
  from: ValueOrigin,
  now: Date,
): StoredOrigins {
  const given = fields.map(fieldOf).filter(isField)
  return { ...before, ...Object.fromEntries(given.map((field) => [field, [from, seconds(now)]])) }
}

/**
 * The origins after a reading was stored: of what it states, and of what it did not change.
 * @param isRead whether the reading set a field.
 */
export function originsAfterReading(
  before: StoredOrigins,
  { origins = {} }: Pick<ProductReading, 'origins'>,
  now: Date,
  isRead: (field: OriginField) => boolean = () => true,
): StoredOrigins {
  const unread = Object.entries(before).filter(([field]) => !isRead(field as OriginField))
  const read = Object.entries(origins).filter(([field]) => isRead(field as OriginField))
  return {
    ...(Object.fromEntries(unread) as StoredOrigins),
    ...Object.fromEntries(read.map(([field, part]) => [field, [part, seconds(now)]])),
  }
}

/** Stored origins as the API returns them, in the order of the product's form. */
export function toOrigins(stored: StoredOrigins): CatalogProduct['origins'] {
  return ORIGIN_FIELDS.flatMap((field) => {
    const origin = stored[field]
    return origin ? [{ field, from: origin[0], at: new Date(origin[1] * 1000).toISOString() }] : []
  })
}
