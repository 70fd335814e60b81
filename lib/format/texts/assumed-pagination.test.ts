import { expect, test } from 'vitest'
import { assumedPagination } from './assumed-pagination'

test('all pages before the current one count as full', () => {
  expect(assumedPagination(1, 10, 4)).toEqual({ total: 4, total_pages: 1 })
  expect(assumedPagination(3, 10, 4)).toEqual({ total: 24, total_pages: 3 })
})
