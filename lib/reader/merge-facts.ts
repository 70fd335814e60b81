import type { ExtractedFacts } from './reader-options'

/** Fields with short values; longer texts are mistakes of the page. */
const SHORT: ReadonlySet<keyof ExtractedFacts> = new Set(['brand', 'sku', 'model', 'upc'])
const LONGEST = 100

/** The first non-empty value of a field, with sources in order of priority. */
export function firstOf<Key extends keyof ExtractedFacts>(
  sources: ExtractedFacts[],
  key: Key,
): NonNullable<ExtractedFacts[Key]> | null {
  for (const source of sources) {
    const value = source[key]
    if (value === null || value === undefined || value === '' || value === 0) continue
    if (Array.isArray(value) && value.length === 0) continue
    if (SHORT.has(key) && String(value).length > LONGEST) continue
    return value
  }
  return null
}

/** Upper limit of a price, as in the API. */
const HIGHEST_PRICE = 10_000_000
const MOST_REVIEWS = 2_000_000_000

type Money = { price: number | null; listPrice: number | null; currency: string | null }

/**
 * A price with its currency and list price, never combined from sources that disagree. If one source's price is another's
 * list price, the lower one counts.
 */
export function mergeMoney(sources: ExtractedFacts[]): Money {
  const isFit = (price: number | null | undefined): price is number => Boolean(price && price <= HIGHEST_PRICE)
  const stated = sources.find(({ price }) => isFit(price))
  const reduced = sources.find(
    ({ price, listPrice }) => isFit(price) && stated?.price === listPrice && price < (listPrice ?? 0),
  )
  const source = reduced ?? stated
  const price = source?.price ?? null
  const similar = sources.filter((other) => other.price === price)
  const currency = source?.currency ?? firstOf(similar, 'currency') ?? firstOf(price ? [] : sources, 'currency')
  const former = [...similar, ...sources.filter((other) => !other.price)].map(({ listPrice }) => listPrice)
  const listPrice = price ? former.find((listed) => isFit(listed) && listed > price) : null
  return { price, listPrice: listPrice ?? null, currency }
}

/** A rating with its review count. */
export function mergeRating(sources: ExtractedFacts[]): { rating: number | null; reviewCount: number | null } {
  const rated = sources.filter(({ rating }) => rating)
  const counts = rated.length > 0 ? rated : sources
  const reviewCount = firstOf(counts, 'reviewCount')
  return {
    rating: rated[0]?.rating ?? null,
    reviewCount: reviewCount && reviewCount <= MOST_REVIEWS ? reviewCount : null,
  }
}

/** Merges sources: each field from the first that states it. */
export function mergeFacts(sources: ExtractedFacts[]): ExtractedFacts {
  const keys = new Set(sources.flatMap((source) => Object.keys(source) as (keyof ExtractedFacts)[]))
  return Object.fromEntries([...keys].map((key) => [key, firstOf(sources, key)]))
}
