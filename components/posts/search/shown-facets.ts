import { isCategory } from '@/lib/contract/posts/categories'
import type { Facet } from '@/lib/contract/search/search'

const SHOWN = 6

/**
 * The categories to narrow a search by: the most frequent ones that split its posts, and the chosen one. Only fixed categories can be
 * filtered by.
 * @param total the number of posts found; null if unknown
 */
export function shownCategories(facet: Facet, chosen: string | undefined, total: number | null): Facet {
  const splitting = facet.filter(
    ({ value, count }) => isCategory(value) && count > 1 && (chosen !== undefined || count !== total),
  )
  const values = splitting.filter(({ value }, index) => index < SHOWN || value === chosen)
  if (!chosen || values.some(({ value }) => value === chosen)) return values
  return [facet.find(({ value }) => value === chosen) ?? { value: chosen, count: 0 }, ...values]
}
