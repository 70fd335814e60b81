import { describe, expect, it } from 'vitest'
import { EXPLORE_PATH, explorePath, searchPath } from './paths'

describe('addresses of what is searched for', () => {
  it('carry a search, and its page from the second on', () => {
    expect(searchPath('paint & more')).toBe('/search?q=paint+%26+more')
    expect(searchPath('paint', 2)).toBe('/search?q=paint&page=2')
    expect(searchPath('', 2)).toBe('/search')
  })

  it('carry what Explore is filtered by', () => {
    expect(explorePath({})).toBe(EXPLORE_PATH)
    expect(explorePath({ search: 'drill', category: 'Power Tools', page: 3 })).toBe(
      '/?tab=explore&search=drill&post_category=Power+Tools&page=3',
    )
  })
})
