// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { cleanPaste } from '../clean-paste'

const PICTURE = '<img src="https://a.example/oak.jpg" alt="Oak">'
const FIGURE = `<figure>${PICTURE}<figcaption>Two <em>boards</em></figcaption></figure>`

test.each([
  [
    'WordPress, classic',
    `<div class="wp-caption alignright" style="width: 310px">${PICTURE}<p class="wp-caption-text">Two <em>boards</em></p></div>`,
  ],
  [
    'Blogger',
    `<table class="tr-caption-container"><tbody><tr><td><a href="https://a.example/oak-s1600.jpg">${PICTURE}</a></td></tr><tr><td class="tr-caption">Two <em>boards</em></td></tr></tbody></table>`,
  ],
  [
    'Notion',
    `<figure><a href="https://a.example/oak.jpg?w=2">${PICTURE}</a><figcaption>Two <em>boards</em></figcaption></figure>`,
  ],
])('a picture with a caption from %s is a figure', (_source, html) => {
  expect(cleanPaste(html)).toBe(FIGURE)
})

test('a picture that leads to a page keeps its link, and a box of several pictures its texts', () => {
  const linked = `<figure><a href="https://shop.example/oak">${PICTURE}</a><figcaption>Oak</figcaption></figure>`
  expect(cleanPaste(linked)).toContain('href="https://shop.example/oak"')
  const several = `<div class="wp-caption">${PICTURE}${PICTURE}<p class="wp-caption-text">Oak</p></div>`
  const cleaned = cleanPaste(several)
  expect([cleaned.match(/<img/g)?.length, cleaned.includes('Oak')]).toEqual([2, true])
})
