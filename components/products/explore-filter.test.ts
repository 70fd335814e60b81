import { describe, expect, it } from 'vitest'
import { explorePath } from '@/lib/format/search-address'
import { exploreCall, exploreSummary, narrowingCount, readExploreFilter } from './explore-filter'

describe('the filter of Explore', () => {
  it('comes out of the address it was written to', () => {
    const filter = { search: 'drill & bits', category: 'Furniture & Décor', page: 3, brand: 'A & B', source: 'other', min_price: 4.5, max_price: 90, min_rating: 4, in_stock: true, sort: 'price-low', exact: true } as const
    const query = Object.fromEntries(new URLSearchParams(explorePath(filter).slice(2)))
    expect(readExploreFilter(query)).toEqual(filter)
  })

  it('is unset by an address that says nothing, or nonsense', () => {
    expect(readExploreFilter({})).toEqual({ search: '', category: '', page: 1 })
    expect(readExploreFilter({ search: ' ', page: '-3' })).toEqual({ search: '', category: '', page: 1 })
    for (const post_category of ['Nope', 'power tools', 'Power', ['Nope', 'Power Tools'], '\0']) {
      expect(readExploreFilter({ post_category }), `${post_category}`).toEqual({ search: '', category: '', page: 1 })
    }
    const nonsense = { source: 'nowhere', brand: ' ', min_price: '-1', max_price: '1e9', min_rating: '6', in_stock: 'yes', sort: 'best', exact: '' }
    expect(readExploreFilter(nonsense)).toEqual({ search: '', category: '', page: 1 })
  })

  it('orders by newest only what was searched for: the rest is so already', () => {
    expect(readExploreFilter({ sort: 'newest', page: '2' })).toEqual({ search: '', category: '', page: 2 })
    expect(readExploreFilter({ search: 'a', sort: 'newest' })).toEqual({ search: 'a', category: '', page: 1, sort: 'newest' })
    expect(readExploreFilter({ sort: 'rating' })).toEqual({ search: '', category: '', page: 1, sort: 'rating' })
  })

  it('names only what is set in its call', () => {
    expect(exploreCall({ search: '', category: '', page: 1 })).toEqual({ page: 1, per_page: 9, facets: true })
    expect(exploreCall({ search: 'a', category: 'b', page: 2, brand: 'c' })).toEqual({ page: 2, per_page: 9, facets: true, search: 'a', post_category: 'b', brand: 'c' })
  })

  it('counts a price range as one filter, and an order as none', () => {
    expect(narrowingCount({ search: 'a', category: 'b', page: 1, sort: 'rating' })).toBe(0)
    expect(narrowingCount({ search: '', category: '', page: 1, min_price: 1, max_price: 2, in_stock: true })).toBe(2)
  })

  it('sums up where its page stands', () => {
    expect(exploreSummary(1, 9, 40)).toBe('Showing 1 to 9 of 40 products')
    expect(exploreSummary(5, 4, 40)).toBe('Showing 37 to 40 of 40 products')
  })
})
