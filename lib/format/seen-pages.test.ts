import { expect, test } from 'vitest'
import { seenPages } from './seen-pages'

test('all pages before the current one count as full', () => {
  expect(seenPages(1, 10, 4)).toEqual({ total: 4, total_pages: 1 })
  expect(seenPages(3, 10, 4)).toEqual({ total: 24, total_pages: 3 })
})
