import { expect, test } from 'vitest'
import { enteredLinkUrl, enteredImageUrl } from './entered-url'

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
])('the link text %j becomes the URL %j', (typed, address) => {
  expect(enteredLinkUrl(typed)).toBe(address)
})

test.each([
  [' example.com/saw.jpg ', 'https://example.com/saw.jpg'],
  ['http://localhost:3000/saw.jpg', 'http://localhost:3000/saw.jpg'],
  ['localhost:3000/saw.jpg', 'https://localhost:3000/saw.jpg'],
  ['/uploads/saw.webp', '/uploads/saw.webp'],
  ['saw', null],
  ['#part', null],
  ['  ', null],
  ['data:image/png;base64,AAAA', null],
])('the image URL %j is inserted as %j', (typed, address) => {
  expect(enteredImageUrl(typed)).toBe(address)
})
