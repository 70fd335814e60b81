import { PRODUCT_MATCH_LIMIT } from '@/lib/contract/limits'
import type { Product } from '@/lib/contract/product'

/** The products whose name contains a text, ignoring case; at most 10. */
export function matchingProducts(products: Product[], text: string): Product[] {
  const query = text.trim().toLowerCase()
  if (!query) return []
  return products.filter(({ name }) => name.toLowerCase().includes(query)).slice(0, PRODUCT_MATCH_LIMIT)
}
