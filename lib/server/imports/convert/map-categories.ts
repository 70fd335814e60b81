import 'server-only'
import { CATEGORIES, type Category, isCategory } from '@/lib/contract/posts/categories'

/** The category of each name of the source, or null for a name that becomes a tag. */
export type CategoryMap = Readonly<Record<string, string | null>>

const normalize = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const BY_NAME: ReadonlyMap<string, Category> = new Map(CATEGORIES.map((category) => [normalize(category), category]))

/** The category for a name: as chosen, or else the one that has this name apart from case and punctuation. */
export function categoryOf(name: string, chosen: CategoryMap): Category | null {
  if (!Object.hasOwn(chosen, name)) return BY_NAME.get(normalize(name)) ?? null
  const category = chosen[name] ?? null
  return category !== null && isCategory(category) ? category : null
}

/**
 * Reads a map that a person wrote: `{"Wall paint": "Paint & Supplies", "News": null}`.
 * @throws Error that names what is wrong.
 */
export function readCategoryMap(json: string): CategoryMap {
  const map: unknown = JSON.parse(json)
  if (typeof map !== 'object' || map === null || Array.isArray(map))
    throw new Error('The map of categories must be an object.')
  for (const [name, category] of Object.entries(map)) {
    if (category !== null && !(typeof category === 'string' && isCategory(category)))
      throw new Error(`The map sends "${name}" to ${JSON.stringify(category)}, which is none of the fixed categories.`)
  }
  return map as CategoryMap
}
