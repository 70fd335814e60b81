import { expect, it } from 'vitest'
import { cutText } from './cut-text'

it('leaves a text that fits', () => {
  expect(cutText('a'.repeat(100), 100)).toBe('a'.repeat(100))
})

it('cuts after the given number of characters', () => {
  expect(cutText('a'.repeat(101), 100)).toBe(`${'a'.repeat(100)}...`)
})

it('never cuts a character in two', () => {
  expect(cutText('🔨🔧🪚', 2)).toBe('🔨🔧...')
})
