import { expect, test } from 'vitest'
import { absoluteContent, FEED_DISCLOSURE } from './read-feed'

const POST = 'https://site.example/curated-posts/oak-17'

test.each([
  ['#s-tools', `${POST}#s-tools`],
  ['../x', 'https://site.example/x'],
  ['?q=1', `${POST}?q=1`],
  [' /lead', 'https://site.example/lead'],
  ['uploads/x.webp', 'https://site.example/curated-posts/uploads/x.webp'],
  ['https://shop.example/a?b=1', 'https://shop.example/a?b=1'],
])('%j becomes %s in links and pictures', (address, absolute) => {
  expect(absoluteContent(`<a href="${address}">x</a><img src="${address}" />`, POST)).toBe(
    `<a href="${absolute}">x</a><img src="${absolute}" />`,
  )
})

test.each(['//evil.example/x', '/\\evil.example', ' /\t/evil.example', '\\\\evil.example', 'javascript:alert(1)'])(
  '%j is dropped, as on the page',
  (address) => {
    expect(absoluteContent(`<a href="${address}">x</a><img src="${address}" />`, POST)).toBe('<a>x</a>')
  },
)

test('other schemes and invalid addresses are unchanged', () => {
  const html = '<a href="mailto:a@b.example">x</a><a href="http://[">y</a><a>z</a>'
  expect(absoluteContent(html, POST)).toBe(html)
})

test('links to shops are affiliate links, with a disclosure before the text', () => {
  const programmes = [{ host: 'shop.example', parameter: 'ref', value: 'we', template: null, sub_parameter: null }]
  const html = '<p><a href="https://www.shop.example/a" rel="x">x</a> <a href="https://blog.example/">y</a></p>'
  expect(absoluteContent(html, POST, programmes)).toBe(
    `<p><em>${FEED_DISCLOSURE}</em></p><p><a href="https://www.shop.example/a?ref=we" rel="sponsored nofollow">x</a> <a href="https://blog.example/">y</a></p>`,
  )
  const wrapping = [
    {
      host: 'shop.example',
      parameter: null,
      value: null,
      template: 'https://go.example/?u={url}',
      sub_parameter: null,
    },
  ]
  expect(absoluteContent(`<section>${html}</section>`, POST, wrapping), 'read twice by the cleaner').toContain(
    '<a href="https://go.example/?u=https%3A%2F%2Fwww.shop.example%2Fa" rel="sponsored nofollow">x</a>',
  )
  expect(absoluteContent(html, POST)).toBe(html.replace(' rel="x"', ''))
  expect(absoluteContent('<a href="https://www.homedepot.ca/product/1">x</a>', POST)).toContain(
    'rel="sponsored nofollow"',
  )
})

test('a kit is the table that the page starts from', () => {
  const kit =
    '<table data-kit="length: 12 ft"><tbody><tr data-item="use: material; by: fixed; amount: 2; unit: bag">' +
    '<td><a href="/stone">Stone</a></td><td>2 bags</td></tr></tbody></table>'
  expect(absoluteContent(kit, POST)).toBe(kit.replace('/stone', 'https://site.example/stone'))
})
