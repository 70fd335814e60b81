import { expect, test } from 'vitest'
import { countOf } from './counts'

test('a count is followed by its noun, in the plural unless it is one', () => {
  expect([0, 1, 2_290].map((count) => countOf(count, 'post'))).toEqual(['0 posts', '1 post', '2,290 posts'])
  expect(countOf(2, 'search', 'searches')).toBe('2 searches')
})
