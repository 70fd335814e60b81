import { expect, test } from 'vitest'
import { seenPages } from './seen-pages'

test('the pages before the shown one are full', () => {
  expect(seenPages(1, 10, 4)).toEqual({ total: 4, total_pages: 1 })
  expect(seenPages(3, 10, 4)).toEqual({ total: 24, total_pages: 3 })
})
