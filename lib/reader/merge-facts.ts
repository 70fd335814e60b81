import 'server-only'
import type { ExtractedFacts } from './facts'

/** Facts that are a word or a number; longer texts in their place are a page's mistake. */
const SHORT: ReadonlySet<keyof ExtractedFacts> = new Set(['brand', 'sku', 'model', 'upc'])
const LONGEST = 100

/** The first value among sources, given in the order in which they are believed, that is neither missing nor empty. */
export function firstOf<Key extends keyof ExtractedFacts>(sources: ExtractedFacts[], key: Key): NonNullable<ExtractedFacts[Key]> | null {
  for (const source of sources) {
    const value = source[key]
    if (value === null || value === undefined || value === '' || value === 0) continue
    if (Array.isArray(value) && value.length === 0) continue
    if (SHORT.has(key) && String(value).length > LONGEST) continue
    return value
  }
  return null
}

/** What the contract takes for a price. */
const HIGHEST_PRICE = 10_000_000
const MOST_REVIEWS = 2_000_000_000

type Money = { price: number | null; listPrice: number | null; currency: string | null }

/**
 * A price with the currency and list price that belong to it, never put together of sources that
 * disagree. What one of them calls the price of before is that, even where another asks it.
 */
export function mergeMoney(sources: ExtractedFacts[]): Money {
  const isFit = (price: number | null | undefined): price is number => Boolean(price && price <= HIGHEST_PRICE)
  const stated = sources.find(({ price }) => isFit(price))
  const reduced = sources.find(({ price, listPrice }) => isFit(price) && stated?.price === listPrice && price < (listPrice ?? 0))
  const source = reduced ?? stated
  const price = source?.price ?? null
  const alike = sources.filter((other) => other.price === price)
  const currency = source?.currency ?? firstOf(alike, 'currency') ?? firstOf(price ? [] : sources, 'currency')
  const former = [...alike, ...sources.filter((other) => !other.price)].map(({ listPrice }) => listPrice)
  const listPrice = price ? former.find((listed) => isFit(listed) && listed > price) : null
  return { price, listPrice: listPrice ?? null, currency }
}

/** A rating with the number of reviews it was made of. */
export function mergeRating(sources: ExtractedFacts[]): { rating: number | null; reviewCount: number | null } {
  const rated = sources.filter(({ rating }) => rating)
  const counts = rated.length > 0 ? rated : sources
  const reviewCount = firstOf(counts, 'reviewCount')
  return {
    rating: rated[0]?.rating ?? null,
    reviewCount: reviewCount && reviewCount <= MOST_REVIEWS ? reviewCount : null,
  }
}

/** What several sources state together, each fact by the first that states it. */
export function mergeFacts(sources: ExtractedFacts[]): ExtractedFacts {
  const keys = new Set(sources.flatMap((source) => Object.keys(source) as (keyof ExtractedFacts)[]))
  return Object.fromEntries([...keys].map((key) => [key, firstOf(sources, key)]))
}
