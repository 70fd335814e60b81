import { describe, expect, it } from 'vitest'
import { explorePath } from '@/lib/format/address'
import { exploreCall, exploreSummary, readExploreFilter } from './explore-filter'

describe('the filter of Explore', () => {
  it('comes out of the address it was written to', () => {
    const filter = { search: 'drill & bits', category: 'Furniture & Décor', page: 3 }
    const query = Object.fromEntries(new URLSearchParams(explorePath(filter).slice(2)))
    expect(readExploreFilter(query)).toEqual(filter)
  })

  it('is unset by an address that says nothing, or nonsense', () => {
    expect(readExploreFilter({})).toEqual({ search: '', category: '', page: 1 })
    expect(readExploreFilter({ search: ' ', page: '-3' })).toEqual({ search: '', category: '', page: 1 })
  })

  it('names only what is set in its call', () => {
    expect(exploreCall({ search: '', category: '', page: 1 })).toEqual({ page: 1, per_page: 9 })
    expect(exploreCall({ search: 'a', category: 'b', page: 2 })).toEqual({ page: 2, per_page: 9, search: 'a', post_category: 'b' })
  })

  it('sums up where its page stands', () => {
    expect(exploreSummary(1, 9, 40)).toBe('Showing 1 to 9 of 40 products')
    expect(exploreSummary(5, 4, 40)).toBe('Showing 37 to 40 of 40 products')
  })
})
