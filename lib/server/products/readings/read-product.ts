import type { ProductReading } from '@/lib/contract/products/product'
import { fetchPage, type FetchOptions } from '../../fetch/fetch-page'
import type { products } from '../../db/schema/post-schema'
import { shortKey } from '../product-row'
import type { CatalogProduct } from '@/lib/contract/products/catalog'
import { ORIGIN_FIELDS, type OriginField, type ValueOrigin } from '@/lib/contract/products/value-origin'
import type { StoredOrigins } from '../../db/schema/product-schema'
import { readPage } from './read-page'

/**
 * Reads the product of a page whose source a person pasted.
 * @param address where the page is.
 * @throws ReaderError with a sentence that says why it cannot be read.
 */
export async function readProductIn(source: string, address: string): Promise<ProductReading> {
  return readPage(source, address, address)
}

/**
 * Fetches an address that a person gave and reads the product of its page.
 * @throws ReaderError with a sentence that says why it cannot be read.
 */
export async function readProductFrom(address: string, options: FetchOptions = {}): Promise<ProductReading> {
  const { html, url } = await fetchPage(address, options)
  return readPage(html, address, url)
}

type Stored = Pick<typeof products.$inferSelect, 'key' | 'name' | 'upc' | 'sku'>

/** Share of the words of the shorter name that the longer one must have. */
const SIMILARITY = 0.6

/** Whether a page shows the stored product: by its GTIN, or else its name or address, which a shop may use anew. */
export function isSameProduct(product: Stored, reading: ProductReading): boolean {
  if (product.upc && reading.upc) return bareNumber(product.upc) === bareNumber(reading.upc)
  if (isSimilar(product.name, reading.name)) return true
  const isRenumbered = Boolean(product.sku && reading.sku) && product.sku !== reading.sku
  return shortKey(reading.key) === product.key && !isRenumbered
}

function isSimilar(one: string, other: string): boolean {
  const [shorter, longer] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.size - b.size) as [Set<string>, Set<string>]
  return [...shorter].filter((word) => longer.has(word)).length >= SIMILARITY * shorter.size
}

const bareNumber = (code: string) => code.replace(/\D/g, '').replace(/^0+/, '')

const wordsOf = (name: string) => new Set(name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])

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
  const requestedUrl = fields.map(fieldOf).filter(isField)
  return { ...before, ...Object.fromEntries(requestedUrl.map((field) => [field, [from, seconds(now)]])) }
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
