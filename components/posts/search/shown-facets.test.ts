import { expect, test } from 'vitest'
import { shownFacets } from './shown-facets'

const facet = (letters: string) => [...letters].map((value) => ({ value, count: 1 }))
const shown = (letters: string, chosen?: string) =>
  shownFacets({ categories: facet('x'), tags: facet(letters) }, { ...(chosen && { tag: chosen }) })
    .tags.map(({ value }) => value)
    .join('')

test('at most eight facets are shown', () => {
  expect(shown('abcdefghijk')).toBe('abcdefgh')
})

test('the chosen facet is shown at any rank and without results', () => {
  expect(shown('abcdefghijk', 'j')).toBe('abcdefghj')
  expect(shown('abcdefghijk', 'z')).toBe('zabcdefgh')
  expect(
    shownFacets({ categories: [{ value: 'Appliances', count: 1 }], tags: [] }, { category: 'Hand Tools' }).categories,
  ).toEqual([
    { value: 'Hand Tools', count: 0 },
    { value: 'Appliances', count: 1 },
  ])
})

test('an external category is not offered, as results cannot be filtered by it', () => {
  const categories = [
    { value: 'Barn conversions', count: 9 },
    { value: 'Appliances', count: 1 },
  ]
  expect(shownFacets({ categories, tags: [] }, {}).categories).toEqual([{ value: 'Appliances', count: 1 }])
})
