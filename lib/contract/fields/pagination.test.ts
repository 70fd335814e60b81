import { expect, test } from 'vitest'
import { paginationSchema } from './pagination'

test.each([
  [
    { page: 2, total: null, total_pages: 5 },
    { page: 2, total: 50, total_pages: 5, has_prev: true, has_next: true },
  ],
  [
    { page: 2, per_page: 9, total_pages: '5', has_next: false },
    { page: 2, total: 45, total_pages: 5, has_prev: true, has_next: false },
  ],
  [
    { page: 1, total: 0, total_pages: 0 },
    { page: 1, total: 0, total_pages: 1, has_prev: false, has_next: false },
  ],
])('%j is completed', (input, full) => {
  expect(paginationSchema.parse(input)).toEqual(full)
})

test.each([{}, { page: 2 }, { page: 2, has_next: true }, [], 'x', null])('%j is no pagination', (value) => {
  expect(paginationSchema.safeParse(value).success).toBe(false)
})
