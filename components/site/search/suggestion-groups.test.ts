// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { groupsOf, recentGroup, rememberSearch } from './suggestion-groups'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const recent = () => recentGroup().flatMap(({ options }) => options.map(({ text }) => text))

test('only a category with a page is suggested', () => {
  const groups = groupsOf({ posts: [], products: [], categories: ['Barn conversions', 'Appliances'] }, 'app')
  expect(groups.flatMap(({ options }) => options.map(({ address }) => address))).toEqual([
    '/category/Appliances/',
    '/search?q=app',
  ])
  expect(groupsOf({ posts: [], products: [], categories: [] }, 'app')).toEqual([])
})

test('the last five searches are offered without duplicates, latest first', () => {
  for (const text of ['drill', 'saw', 'paint', 'drill', 'tile', 'grout', 'caulk']) rememberSearch(text)
  expect(recent()).toEqual(['caulk', 'grout', 'tile', 'drill', 'paint'])
  expect(recentGroup()[0]?.options[0]?.address).toBe('/search?q=caulk')
})

test('a browser without storage offers no recent searches, and searching works', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  expect(() => rememberSearch('drill')).not.toThrow()
  expect(recentGroup()).toEqual([])
})

test.each(['no json', '{"a":1}', '[1,null]'])('the invalid stored value %s offers no recent searches', (stored) => {
  localStorage.setItem('recentSearches', stored)
  expect(recentGroup()).toEqual([])
})
