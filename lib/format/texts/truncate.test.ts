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

it.each([
  ['they last longer than the mortgage', 30, 'they last longer than the...'],
  ['they last longer than the mortgage', 25, 'they last longer than the...'],
  ['saws, drills, planes', 12, 'saws, drills...'],
])('cuts no word: %s, %i', (text, length, cut) => {
  expect(truncate(text, length)).toBe(cut)
})
