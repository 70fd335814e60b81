import 'server-only'
import type { ProductReading } from '@/lib/contract/products/product'
import type { products } from '../../db/schema/post-schema'
import { shortKey } from '../product-columns'

type Stored = Pick<typeof products.$inferSelect, 'key' | 'name' | 'upc' | 'sku'>

/** Share of the words of the shorter name that the longer one must have. */
const ALIKE = 0.6

/** Whether a page shows the stored product: by its GTIN, or else its name or address, which a shop may use anew. */
export function isSameProduct(product: Stored, reading: ProductReading): boolean {
  if (product.upc && reading.upc) return bareNumber(product.upc) === bareNumber(reading.upc)
  if (isAlike(product.name, reading.name)) return true
  const isRenumbered = Boolean(product.sku && reading.sku) && product.sku !== reading.sku
  return shortKey(reading.key) === product.key && !isRenumbered
}

function isAlike(one: string, other: string): boolean {
  const [shorter, longer] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.size - b.size) as [Set<string>, Set<string>]
  return [...shorter].filter((word) => longer.has(word)).length >= ALIKE * shorter.size
}

const bareNumber = (code: string) => code.replace(/\D/g, '').replace(/^0+/, '')
const wordsOf = (name: string) => new Set(name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
