import { PRODUCT_MATCH_LIMIT } from '@/lib/contract/limits'
import type { Product } from '@/lib/contract/products/product'

/** A text in lower case without accents. */
const bare = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The products whose name contains a text, ignoring case and accents; at most 10. */
export function matchingProducts(products: Product[], text: string): Product[] {
  const query = bare(text.trim())
  if (!query) return []
  return products.filter(({ name }) => bare(name).includes(query)).slice(0, PRODUCT_MATCH_LIMIT)
}
