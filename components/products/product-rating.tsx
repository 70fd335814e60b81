import type { Product } from '@/lib/contract/product'
import { formatRating, formatReviewCount, ratingPercent } from '@/lib/format/rating'

/** Stars, the rating and how many reviews it comes from; nothing for a product without a rating. */
export function ProductRating({ product: { rating, review_count: reviews } }: { product: Product }) {
  if (rating === null || (rating === 0 && !reviews)) return null
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-sm text-muted">
      <span
        aria-hidden="true"
        className="stars"
        style={{ backgroundImage: `linear-gradient(to right, var(--color-star) ${ratingPercent(rating)}%, var(--color-line) 0)` }}
      />
      <span>
        <span className="sr-only">Rated </span>
        <span className="font-semibold text-ink">{formatRating(rating)}</span>
        <span className="sr-only"> out of 5</span>
      </span>
      {reviews !== null && <span>({formatReviewCount(reviews)})</span>}
    </p>
  )
}
