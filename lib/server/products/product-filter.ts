import 'server-only'
import type { ProductOrder } from '@/lib/contract/product-orders'

/** Which products a list is to hold, and in what order. */
export type ProductFilter = {
  /** Words to search for. */
  search?: string | undefined
  /** Only products of published posts in this category. */
  postCategory?: string | undefined
  includeUnlinked?: boolean | undefined
  brand?: string | undefined
  source?: string | undefined
  /** In units of a currency. */
  minPrice?: number | undefined
  maxPrice?: number | undefined
  minRating?: number | undefined
  inStock?: boolean | undefined
  /** Whether the words are searched for as they are typed. */
  exact?: boolean | undefined
  /** Whether the answer is to tell what the list can be narrowed to. */
  facets?: boolean | undefined
  sort?: ProductOrder | undefined
}

/** Whether a list is no more than the newest products, all or those of a category. */
export function isPlainList({ brand, source, minPrice, maxPrice, minRating, inStock, facets, sort }: ProductFilter): boolean {
  const narrowing = [brand, source, minPrice, maxPrice, minRating, inStock, facets]
  return narrowing.every((value) => value === undefined || value === false) && (sort ?? 'newest') === 'newest'
}
