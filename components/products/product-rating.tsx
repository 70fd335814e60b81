import type { CSSProperties } from 'react'
import type { ProductView } from './product-view'

/** Stars, rating and number of reviews; nothing for a product without a rating. */
export function ProductRating({ rating }: Pick<ProductView, 'rating'>) {
  if (!rating) return null
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-sm text-muted">
      <span aria-hidden="true" className="stars" style={{ '--rated': `${rating.percent}%` } as CSSProperties} />
      <span>
        <span className="sr-only">Rated </span>
        <span className="font-semibold text-ink">{rating.text}</span>
        <span className="sr-only"> out of 5</span>
      </span>
      {rating.reviews !== null && <span className="reviews">{`(${rating.reviews})`}</span>}
    </p>
  )
}
