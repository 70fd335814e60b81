import { describe, expect, it } from 'vitest'
import { readPageNumber, readQueryText } from './address-query'

describe('readPageNumber', () => {
  it.each([
    [undefined, 1],
    ['', 1],
    ['2', 2],
    ['007', 7],
    ['0', 1],
    ['-1', 1],
    ['1.5', 1],
    ['1e3', 1],
    ['two', 1],
    ['999999999999999', 1],
    ['1000001', 1],
    [['3', '4'], 3],
  ])('reads %s as %s', (value, page) => {
    expect(readPageNumber(value)).toBe(page)
  })
})

describe('readQueryText', () => {
  it('trims and truncates', () => {
    expect(readQueryText('  paint  ', 200)).toBe('paint')
    expect(readQueryText('x'.repeat(300), 200)).toHaveLength(200)
    expect(readQueryText(undefined, 200)).toBe('')
    expect(readQueryText(['a', 'b'], 200)).toBe('a')
  })

  it('drops characters that cannot be stored', () => {
    expect(readQueryText('a\0b', 200)).toBe('ab')
    expect(readQueryText('a🔨', 2)).toBe('a')
  })
})
