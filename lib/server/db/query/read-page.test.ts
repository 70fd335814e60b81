import { expect, test } from 'vitest'
import { readPage } from './sql'

const LETTERS = [...'abcdefghijk']

test.each(
  Array.from({ length: 4 }, (_, index) => index + 1).flatMap((size) =>
    LETTERS.filter((_, skipped) => skipped % size === 0).map((_, page) => [page + 1, size] as const),
  ),
)('page %i of %i rows each: the same rows as from the front, over no more than half the list', async (page, size) => {
  const { rows } = await readPage(page, size, LETTERS.length, ({ reversed, offset, limit }) => {
    expect(offset).toBeLessThanOrEqual(LETTERS.length / 2)
    const from = reversed ? LETTERS.toReversed() : LETTERS
    const found = from.slice(offset, offset + limit)
    return Promise.resolve(reversed ? found.toReversed() : found)
  })
  expect(rows).toEqual(LETTERS.slice((page - 1) * size, page * size))
})

test('a page after the end reads nothing', async () => {
  const { rows, pagination } = await readPage(4, 4, LETTERS.length, () => Promise.reject(new Error('It read')))
  expect(rows).toEqual([])
  expect(pagination).toMatchObject({ page: 4, total_pages: 3, has_next: false })
})
