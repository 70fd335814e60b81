import { expect, test } from 'vitest'
import { visitorNext } from './next-path'

test.each([
  ['/saved', '/saved'],
  ['/curated-posts/a/1?x=2#featured-products', '/curated-posts/a/1?x=2#featured-products'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/..//evil.example', '/'],
  ['https://evil.example/', '/'],
  ['javascript:alert(1)', '/'],
  [undefined, '/'],
  [['/a', '/b'], '/'],
])('%j leads to %s', (expected, address) => {
  expect(visitorNext(expected)).toBe(address)
})
