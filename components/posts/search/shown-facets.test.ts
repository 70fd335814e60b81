import { expect, test } from 'vitest'
import { CATEGORIES } from '@/lib/contract/posts/categories'
import { shownCategories } from './shown-facets'

const facet = CATEGORIES.slice(0, 10).map((value, at) => ({ value, count: 12 - at }))
const shown = (chosen?: string, total: number | null = 20) =>
  shownCategories(facet, chosen, total).map(({ value }) => value)

test('at most six categories are shown, and the chosen one at any rank and without results', () => {
  expect(shown()).toEqual(CATEGORIES.slice(0, 6))
  expect(shown(CATEGORIES[9])).toEqual([...CATEGORIES.slice(0, 6), CATEGORIES[9]])
  expect(shownCategories(facet, 'Home Office', 20)[0]).toEqual({ value: 'Home Office', count: 0 })
})

test('a category that a searched word names comes first', () => {
  const named = shownCategories(facet, undefined, 20, ['paint'])
  expect(named.map(({ value }) => value)).toEqual(
    ['Paint & Supplies', ...CATEGORIES.slice(0, 6)].filter((name, at, all) => all.indexOf(name) === at).slice(0, 6),
  )
})

test('a category of a single post or of all posts is no choice', () => {
  expect(shown(undefined, 12)).not.toContain(CATEGORIES[0])
  expect(shownCategories([{ value: 'Appliances', count: 1 }], undefined, 5)).toEqual([])
})

test('an external category is not offered, as results cannot be filtered by it', () => {
  expect(shownCategories([{ value: 'Barn conversions', count: 9 }], undefined, 20)).toEqual([])
})
