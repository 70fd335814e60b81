import { expect, test } from 'vitest'
import { absoluteContent } from './absolute-content'

const POST = 'https://site.example/curated-posts/oak-17'

test.each([
  ['#s-tools', `${POST}#s-tools`],
  ['../x', 'https://site.example/x'],
  ['?q=1', `${POST}?q=1`],
  [' /lead', 'https://site.example/lead'],
  ['uploads/x.webp', 'https://site.example/curated-posts/uploads/x.webp'],
  ['https://shop.example/a?b=1', 'https://shop.example/a?b=1'],
])('%j becomes %s in links and pictures', (address, absolute) => {
  expect(absoluteContent(`<a href="${address}">x</a><img src="${address}" />`, POST)).toBe(`<a href="${absolute}">x</a><img src="${absolute}" />`)
})

test.each(['//evil.example/x', '/\\evil.example', ' /\t/evil.example', '\\\\evil.example', 'javascript:alert(1)'])('%j is dropped, as on the page', (address) => {
  expect(absoluteContent(`<a href="${address}">x</a><img src="${address}" />`, POST)).toBe('<a>x</a>')
})

test('other schemes and addresses that are none stay as they are', () => {
  const html = '<a href="mailto:a@b.example">x</a><a href="http://[">y</a><a>z</a>'
  expect(absoluteContent(html, POST)).toBe(html)
})
