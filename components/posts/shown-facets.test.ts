import { expect, test } from 'vitest'
import { shownFacets } from './shown-facets'

const facet = (letters: string) => [...letters].map((value) => ({ value, count: 1 }))
const shown = (letters: string, chosen?: string) =>
  shownFacets({ categories: facet('x'), tags: facet(letters) }, { ...(chosen && { tag: chosen }) }).tags.map(({ value }) => value).join('')

test('eight are shown', () => {
  expect(shown('abcdefghijk')).toBe('abcdefgh')
})

test('so is what is chosen, wherever it stands and where no result has it', () => {
  expect(shown('abcdefghijk', 'j')).toBe('abcdefghj')
  expect(shown('abcdefghijk', 'z')).toBe('zabcdefgh')
  expect(shownFacets({ categories: [{ value: 'Appliances', count: 1 }], tags: [] }, { category: 'Hand Tools' }).categories).toEqual([
    { value: 'Hand Tools', count: 0 },
    { value: 'Appliances', count: 1 },
  ])
})

test('a category of another API, which results are not narrowed to, is not offered', () => {
  const categories = [{ value: 'Barn conversions', count: 9 }, { value: 'Appliances', count: 1 }]
  expect(shownFacets({ categories, tags: [] }, {}).categories).toEqual([{ value: 'Appliances', count: 1 }])
})
