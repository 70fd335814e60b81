import { expect, test } from 'vitest'
import { ownsAddress } from './route-at'

test.each([
  ['/about', true],
  ['/search?q=oak', true],
  ['/category/Hand%20Tools', true],
  ['/category/paint', false],
  ['/curated-posts/oak/es622b33arnpq733', true],
  ['/', false],
  ['/?p=12', false],
  ['/2019/05/oak', false],
  ['/tag/oak', false],
])('whether the site itself answers at %s: %s', (path, expected) => {
  expect(ownsAddress(path)).toBe(expected)
})
