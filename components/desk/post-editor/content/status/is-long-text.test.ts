// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { readContent } from '../schema/content-html'
import { isLongText } from './text-frame'

const isLong = (html: string) => isLongText(readContent(html))
const MANY = '<p>Sand the board.</p>'.repeat(200)

test('a text of many blocks is long, unless text runs around a picture in it', () => {
  expect(isLong('<p>Sand the board.</p>')).toBe(false)
  expect(isLong(`${MANY}<img src="/a.webp" alt="A" data-align="center">`)).toBe(true)
  expect(isLong(`${MANY}<img src="/a.webp" alt="A" data-align="left">`)).toBe(false)
  expect(
    isLong(`${MANY}<figure><img src="/a.webp" alt="A" data-align="right"><figcaption>A</figcaption></figure>`),
  ).toBe(false)
})
