import { CATEGORIES, type Category, isCategory } from '@/lib/contract/posts/categories'
import { type AuthorInput, authorInput } from '@/lib/contract/posts/authors'
import { MAX_AUTHOR_BIO_LENGTH, MAX_AUTHOR_NAME_LENGTH } from '@/lib/contract/limits'
import { storable } from '@/lib/format/texts/map-texts'
import type { ImportedAuthor } from '../../../import/imported-post'

/** The category of each name of the source, or null for a name that becomes a tag. */
export type CategoryMap = Readonly<Record<string, string | null>>

/** A name as words: accents, letter case and punctuation tell no names apart. */
const normalize = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const BY_NAME: ReadonlyMap<string, Category> = new Map(CATEGORIES.map((category) => [normalize(category), category]))

/** The parts of each category: 'Furniture & Décor' is about furniture and about décor. */
const PARTS = CATEGORIES.flatMap((category) => category.split('&').map((part) => ({ category, part: normalize(part) })))

/** The category that has a name, or else the only one of which a part begins with it: 'Furniture', 'Kitchen'. */
function likelyCategory(name: string): Category | null {
  const words = normalize(name)
  const exact = BY_NAME.get(words) ?? PARTS.find(({ part }) => part === words)?.category
  if (exact || !words) return exact ?? null
  const [started, other] = new Set(
    PARTS.filter(({ part }) => part.startsWith(`${words} `)).map((each) => each.category),
  )
  return other ? null : (started ?? null)
}

/** The category for a name: as chosen, or else the likely one. */
export function categoryOf(name: string, chosen: CategoryMap): Category | null {
  if (!Object.hasOwn(chosen, name)) return likelyCategory(name)
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

/** An author of the source; the id is that of an export of this software. */
export type FoundAuthor = AuthorInput & { id?: string }

/** The author of a post with the picture stored here, without what cannot be stored; null for none, or one without a name. */
export async function convertAuthor(
  author: ImportedAuthor | null,
  pictureOf: (src: string) => Promise<string | null>,
): Promise<FoundAuthor | null> {
  if (!author) return null
  const name = author.name.slice(0, MAX_AUTHOR_NAME_LENGTH)
  const picture = author.picture && (await pictureOf(author.picture))
  const full = { name, bio: author.bio.slice(0, MAX_AUTHOR_BIO_LENGTH), picture, links: author.links }
  for (const fields of [full, { name }]) {
    const input = authorInput.safeParse(storable(fields))
    if (input.success) return { ...input.data, ...(author.id && { id: author.id }) }
  }
  return null
}
