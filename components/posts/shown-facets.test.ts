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
  expect(shownFacets({ categories: facet('x'), tags: [] }, { category: 'y' }).categories).toEqual([
    { value: 'y', count: 0 },
    { value: 'x', count: 1 },
  ])
})
