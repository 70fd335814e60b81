import { expect, test } from 'vitest'
import { shopHost } from './hosts'

test.each([
  ['https://www.amazon.com/dp/B000000000?tag=a', 'amazon.com'],
  ['http://shop.example:8080/a', 'shop.example'],
  ['', ''],
  ['no address', ''],
])('the shop of %s is %s', (address, host) => {
  expect(shopHost(address)).toBe(host)
})
