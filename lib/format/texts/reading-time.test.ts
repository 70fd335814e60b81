import { expect, it } from 'vitest'
import { readingMinutes } from './counts'

it('counts words, not markup', () => {
  expect(readingMinutes(`<p class="a b c d">${'word '.repeat(690)}</p>`)).toBe(3)
  expect(readingMinutes('<img src="a.png" alt="one two three">'.repeat(900))).toBe(1)
})

it('is never less than a minute', () => {
  expect(readingMinutes('')).toBe(1)
})
