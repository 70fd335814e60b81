import { expect, test } from 'vitest'
import { markerNumber } from '@/components/desk/post-editor/content/paste/lists'

test.each([
  ['1.', 1],
  ['(12)', 12],
  ['2.3.', 3],
  ['Step 4:', 4],
  ['c)', 3],
  ['iv.', 4],
  ['xxix)', 29],
  ['aa)', 1],
  ['·', null],
  ['o', null],
  ['§', null],
  ['v', null],
  ['–', null],
  ['', null],
])('the marker %s has the number %s', (marker, number) => {
  expect(markerNumber(marker)).toBe(number)
})
