import { describe, expect, it } from 'vitest'
import { formatRating, formatReviewCount, ratingPercent } from './product-values'

describe('ratings', () => {
  it('have one decimal', () => {
    expect(formatRating(4)).toBe('4.0')
    expect(formatRating(4.66)).toBe('4.7')
    expect(formatRating(0)).toBe('0.0')
  })

  it('count their reviews', () => {
    expect(formatReviewCount(0)).toBe('0 reviews')
    expect(formatReviewCount(1)).toBe('1 review')
    expect(formatReviewCount(12345)).toBe('12,345 reviews')
  })

  it('fill stars, never more than five', () => {
    expect(ratingPercent(4.6)).toBe(92)
    expect(ratingPercent(9)).toBe(100)
    expect(ratingPercent(-1)).toBe(0)
  })
})
