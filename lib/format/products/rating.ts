import { countOf } from '../texts/count-of'

/** A rating out of 5 with one decimal: `4.6`. */
export function formatRating(rating: number): string {
  return rating.toFixed(1)
}

/** A review count: `1 review`, `2,290 reviews`. */
export function formatReviewCount(count: number): string {
  return countOf(count, 'review')
}

/** A rating out of 5 in percent, 0 to 100. */
export function ratingPercent(rating: number): number {
  return Math.min(100, Math.max(0, Math.round(rating * 20)))
}
