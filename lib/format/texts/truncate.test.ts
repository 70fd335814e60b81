import { expect, it } from 'vitest'
import { truncate } from './shorten'

it('keeps a text that fits', () => {
  expect(truncate('a'.repeat(100), 100)).toBe('a'.repeat(100))
})

it('cuts after the given number of characters', () => {
  expect(truncate('a'.repeat(101), 100)).toBe(`${'a'.repeat(100)}...`)
})

it('never splits a character', () => {
  expect(truncate('🔨🔧🪚', 2)).toBe('🔨🔧...')
})
