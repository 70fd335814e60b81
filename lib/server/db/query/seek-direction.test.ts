import { expect, test } from 'vitest'
import { seekDirection } from './sql'

const LETTERS = [...'abcdefghijk']

test.each(
  Array.from({ length: 4 }, (_, index) => index + 1).flatMap((size) =>
    LETTERS.map((_, skipped) => [skipped, size] as const),
  ),
)('%i skipped, %i on a page: the same rows as from the front, over no more than half the list', (skipped, size) => {
  const { reversed, offset, size: read } = seekDirection(skipped, size, LETTERS.length)
  const from = reversed ? LETTERS.toReversed() : LETTERS
  const found = from.slice(offset, offset + read)
  expect(reversed ? found.toReversed() : found).toEqual(LETTERS.slice(skipped, skipped + size))
  expect(offset).toBeLessThanOrEqual(LETTERS.length / 2)
})
