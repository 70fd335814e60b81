// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { groupsOf, recentGroup, rememberSearch } from './suggestion-groups'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const recent = () => recentGroup().flatMap(({ options }) => options.map(({ text }) => text))

test('a category is suggested where it has a page', () => {
  const groups = groupsOf({ posts: [], products: [], categories: ['Barn conversions', 'Appliances'] })
  expect(groups.flatMap(({ options }) => options.map(({ address }) => address))).toEqual(['/category/Appliances/'])
})

test('the last five searches are offered, each once, the last first', () => {
  for (const text of ['drill', 'saw', 'paint', 'drill', 'tile', 'grout', 'caulk']) rememberSearch(text)
  expect(recent()).toEqual(['caulk', 'grout', 'tile', 'drill', 'paint'])
  expect(recentGroup()[0]?.options[0]?.address).toBe('/search?q=caulk')
})

test('a browser that keeps nothing offers none, and searches all the same', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  expect(() => rememberSearch('drill')).not.toThrow()
  expect(recentGroup()).toEqual([])
})

test.each(['no json', '{"a":1}', '[1,null]'])('what another program left in its place, %s, offers none', (kept) => {
  localStorage.setItem('recentSearches', kept)
  expect(recentGroup()).toEqual([])
})
