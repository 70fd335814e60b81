import { describe, expect, it } from 'vitest'
import { explorePath } from '@/lib/format/addresses/paths'
import { exploreCall, exploreSummary, narrowingCount, readExploreFilter } from './explore-filter'

describe('Explore filter', () => {
  it('is read back from the URL that it was written to', () => {
    const filter = {
      search: 'drill & bits',
      category: 'Furniture & Décor',
      page: 3,
      brand: 'A & B',
      source: 'other',
      min_price: 4.5,
      max_price: 90,
      min_rating: 4,
      in_stock: true,
      sort: 'price-low',
      exact: true,
    } as const
    const query = Object.fromEntries(new URLSearchParams(explorePath(filter).slice(2)))
    expect(readExploreFilter(query)).toEqual(filter)
  })

  it('is empty for a URL without or with invalid parameters', () => {
    expect(readExploreFilter({})).toEqual({ search: '', category: '', page: 1 })
    expect(readExploreFilter({ search: ' ', page: '-3' })).toEqual({ search: '', category: '', page: 1 })
    for (const post_category of ['Nope', 'power tools', 'Power', ['Nope', 'Power Tools'], '\0']) {
      expect(readExploreFilter({ post_category }), `${post_category}`).toEqual({ search: '', category: '', page: 1 })
    }
    const nonsense = {
      source: 'nowhere',
      brand: ' ',
      min_price: '-1',
      max_price: '1e9',
      min_rating: '6',
      in_stock: 'yes',
      sort: 'best',
      exact: '',
    }
    expect(readExploreFilter(nonsense)).toEqual({ search: '', category: '', page: 1 })
  })

  it('sorts by newest only within a search, as that is the default elsewhere', () => {
    expect(readExploreFilter({ sort: 'newest', page: '2' })).toEqual({ search: '', category: '', page: 2 })
    expect(readExploreFilter({ search: 'a', sort: 'newest' })).toEqual({
      search: 'a',
      category: '',
      page: 1,
      sort: 'newest',
    })
    expect(readExploreFilter({ sort: 'rating' })).toEqual({ search: '', category: '', page: 1, sort: 'rating' })
  })

  it('sends only the values that are set to the API', () => {
    expect(exploreCall({ search: '', category: '', page: 1 })).toEqual({ page: 1, per_page: 9, facets: true })
    expect(exploreCall({ search: 'a', category: 'b', page: 2, brand: 'c' })).toEqual({
      page: 2,
      per_page: 9,
      facets: true,
      search: 'a',
      post_category: 'b',
      brand: 'c',
    })
  })

  it('counts a price range as one filter, and a sort order as none', () => {
    expect(narrowingCount({ search: 'a', category: 'b', page: 1, sort: 'rating' })).toBe(0)
    expect(narrowingCount({ search: '', category: '', page: 1, min_price: 1, max_price: 2, in_stock: true })).toBe(2)
  })

  it('describes the range of products on its page', () => {
    expect(exploreSummary(1, 9, 40)).toBe('Showing 1 to 9 of 40 products')
    expect(exploreSummary(2, 9, null)).toBe('Showing products 10 to 18')
    expect(exploreSummary(5, 4, 40)).toBe('Showing 37 to 40 of 40 products')
  })
})
