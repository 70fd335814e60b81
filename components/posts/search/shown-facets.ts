import { isCategory } from '@/lib/contract/posts/categories'
import type { Facet, PostFacets } from '@/lib/contract/search/search'
import type { SearchNarrowing } from '@/lib/format/addresses/paths'

const SHOWN = 8

/**
 * Selects the facets to show: the most frequent of each kind, and the chosen one. Only fixed categories can
 * be filtered by.
 */
export function shownFacets({ categories, tags }: PostFacets, { category, tag }: SearchNarrowing): PostFacets {
  return {
    categories: shown(
      categories.filter(({ value }) => isCategory(value)),
      category,
    ),
    tags: shown(tags, tag),
  }
}

function shown(facet: Facet, chosen: string | undefined): Facet {
  const values = facet.filter(({ value }, index) => index < SHOWN || value === chosen)
  return chosen && !values.some(({ value }) => value === chosen) ? [{ value: chosen, count: 0 }, ...values] : values
}
