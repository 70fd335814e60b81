import { expect, test } from 'vitest'
import { newId } from './new-id'

test('ids are sixteen unambiguous characters, evenly distributed and unique', () => {
  const ids = Array.from({ length: 20_000 }, newId)
  expect(ids.every((id) => /^[0-9a-hjkmnp-tv-z]{16}$/.test(id))).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
  const counts = new Map<string, number>()
  for (const letter of ids.join('')) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  expect(counts.size).toBe(32)
  expect(Math.min(...counts.values())).toBeGreaterThan(9_000)
  expect(Math.max(...counts.values())).toBeLessThan(11_000)
})
