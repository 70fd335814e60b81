import { expect, test } from 'vitest'
import { linkAddress } from './link-address'

test.each([
  ['example.com', 'https://example.com'],
  [' www.example.com/a b?x=1 ', 'https://www.example.com/a b?x=1'],
  ['localhost:3000/x', 'https://localhost:3000/x'],
  ['http://example.com', 'http://example.com'],
  ['HTTPS://example.com', 'HTTPS://example.com'],
  ['/category/Power%20Tools/', '/category/Power%20Tools/'],
  ['#part', '#part'],
  ['', ''],
  ['   ', ''],
  ['javascript:alert(1)', null],
  ['mailto:a@example.com', null],
  ['not an address', null],
])('%j is linked as %j', (typed, address) => {
  expect(linkAddress(typed)).toBe(address)
})
