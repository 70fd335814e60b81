import { expect, test } from 'vitest'
import { isWebAddress } from './use-product-fetch'

test.each([
  ['https://shop.example/p/1', true],
  ['HTTP://shop.example', true],
  ['https://', false],
  ['https://a b', false],
  ['ftp://shop.example', false],
  ['shop.example', false],
])('whether %s is a URL to fetch from: %s', (text, is) => {
  expect(isWebAddress(text)).toBe(is)
})
