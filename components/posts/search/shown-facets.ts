import { isCategory } from '@/lib/contract/posts/categories'
import type { Facet } from '@/lib/contract/search/search'
import { holdsWord } from '@/lib/format/texts/words'

const SHOWN = 6

/**
 * The categories to narrow a search by: those that split its posts, the ones named by a searched word first, then the most frequent, and
 * the chosen one. Only fixed categories can be filtered by.
 * @param total the number of posts found; null if unknown
 * @param words as `Searched.words`
 */
export function shownCategories(
  facet: Facet,
  chosen: string | undefined,
  total: number | null,
  words: string[] = [],
): Facet {
  const splitting = facet.filter(
    ({ value, count }) => isCategory(value) && count > 1 && (chosen !== undefined || count !== total),
  )
  const isNamed = ({ value }: Facet[number]) => holdsWord(value, words)
  splitting.sort((a, b) => Number(isNamed(b)) - Number(isNamed(a)))
  const values = splitting.filter(({ value }, index) => index < SHOWN || value === chosen)
  if (!chosen || values.some(({ value }) => value === chosen)) return values
  return [facet.find(({ value }) => value === chosen) ?? { value: chosen, count: 0 }, ...values]
}
