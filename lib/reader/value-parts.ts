import type { ExtractedFacts, PagePart } from './reader-options'
import type { Gathered } from './gather-facts'
import { largestPicture } from './product-images'
import type { ReadProduct } from './read-product'
import { statedCrumbs } from './structured/breadcrumbs'

/** Which part of a page states each value; without those that it does not state. */
export type ValueParts = Partial<Record<keyof ReadProduct, PagePart>>

const FACTS = {
  name: 'name',
  description: 'description',
  price: 'price',
  original_price: 'listPrice',
  currency: 'currency',
  rating: 'rating',
  review_count: 'reviewCount',
  brand: 'brand',
  sku: 'sku',
  model_number: 'model',
  upc: 'upc',
  availability: 'availability',
} as const satisfies Partial<Record<keyof ReadProduct, keyof ExtractedFacts>>
type Single = keyof typeof FACTS

/** The parts of a page that the values of its product come from. @param sources what was found, in order of priority. */
export function valueParts(product: ReadProduct, sources: ExtractedFacts[], markup: Gathered['markup']): ValueParts {
  const single = (Object.keys(FACTS) as Single[]).map((field) => [field, partOf(product, field, sources)])
  const collected = [
    ['category', categoryPart(product, sources, markup)],
    ['images', imagesPart(product, sources)],
    ['specifications', sources.find(({ specifications }) => Object.keys(specifications ?? {}).length > 0)?.part],
  ]
  return Object.fromEntries([...single, ...collected].filter(([, part]) => part)) as ValueParts
}

/** What no source states is in the text of the page, except for a currency, which is assumed then. */
function partOf(product: ReadProduct, field: Single, sources: ExtractedFacts[]): PagePart | undefined {
  const value = product[field]
  if (value === null || value === '') return undefined
  const states = ({ [FACTS[field]]: stated }: ExtractedFacts) =>
    stated === value || (field === 'description' && String(stated).startsWith(String(value)))
  return sources.find(states)?.part ?? (field === 'currency' ? undefined : 'text')
}

function categoryPart({ category }: ReadProduct, sources: ExtractedFacts[], markup: Gathered['markup']) {
  const last = category?.path.at(-1)
  if (last === undefined) return undefined
  const crumbs = markup.find(({ roots }) => statedCrumbs(roots).some(({ name }) => name === last))
  return crumbs?.part ?? sources.find((source) => source.category?.at(-1) === last)?.part ?? 'text'
}

function imagesPart({ images: [first] }: ReadProduct, sources: ExtractedFacts[]) {
  if (!first) return undefined
  const shows = ({ images = [] }: ExtractedFacts) => images.some(({ url }) => largestPicture(url) === first.source_url)
  return sources.find(shows)?.part ?? 'text'
}
