import { expect, test } from 'vitest'
import { listPages } from './counts'

test('the pagination of the API counts', () => {
  const pagination = { total: 45, total_pages: 5 }
  expect(listPages(pagination, { page: 2, size: 10, count: 10 })).toEqual({ total: 45, pages: 5, label: 'Page 2 of 5' })
})

test('without pagination a full page has a next one and no total', () => {
  expect(listPages(undefined, { page: 2, size: 10, count: 10 })).toEqual({ total: null, pages: 3, label: 'Page 2' })
})

test('without pagination a page that is not full is the last, after full ones', () => {
  expect(listPages(undefined, { page: 1, size: 10, count: 4 })).toEqual({ total: 4, pages: 1, label: 'Page 1 of 1' })
  expect(listPages(undefined, { page: 3, size: 10, count: 4 })).toEqual({ total: 24, pages: 3, label: 'Page 3 of 3' })
})
