import { expect, it } from 'vitest'
import { truncate } from './shorten'

it('keeps a text that fits', () => {
  expect(truncate('a'.repeat(100), 100)).toBe('a'.repeat(100))
})

it('cuts after the given number of characters', () => {
  expect(truncate('a'.repeat(101), 100)).toBe(`${'a'.repeat(100)}...`)
})

it('ends with a whole word, if there is one', () => {
  expect(truncate('a level, a square and a pencil', 20)).toBe('a level, a square...')
  expect(truncate('a level, a square and a pencil', 17)).toBe('a level, a square...')
})

it('never splits a character', () => {
  expect(truncate('🔨🔧🪚', 2)).toBe('🔨🔧...')
})
