import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AffiliateProgramme, affiliateLink, missingTag, programmeFor, programmesIn, tagIn } from './affiliate-link'

const tagged = (host: string, value: string, parameter = 'tag'): AffiliateProgramme => ({
  host,
  parameter,
  value,
  template: null,
  sub_parameter: null,
})
const PROGRAMMES = [
  tagged('amazon.com', 'site-20'),
  tagged('amazon.de', 'site-21'),
  tagged('shop.example', 'we & us', 'ref id'),
  {
    host: 'homedepot.com',
    parameter: null,
    value: null,
    template: 'https://go.network.example/c/1?u={url}&again={url}',
    sub_parameter: null,
  },
  tagged('deep.shop.example', 'deep'),
]

test.each([
  ['https://www.amazon.com/dp/B000000000', 'https://www.amazon.com/dp/B000000000?tag=site-20'],
  ['https://www.amazon.com/dp/B000000000?th=1', 'https://www.amazon.com/dp/B000000000?th=1&tag=site-20'],
  [
    'https://www.amazon.com/dp/B000000000?th=1&#reviews',
    'https://www.amazon.com/dp/B000000000?th=1&tag=site-20#reviews',
  ],
  ['https://www.amazon.com/dp/B000000000?', 'https://www.amazon.com/dp/B000000000?tag=site-20'],
  ['https://www.amazon.com/dp/B000000000?tag=&th=1', 'https://www.amazon.com/dp/B000000000?th=1&tag=site-20'],
  ['https://amazon.de/dp/B000000000', 'https://amazon.de/dp/B000000000?tag=site-21'],
  ['https://shop.example/a%20b?q=%C3%A9', 'https://shop.example/a%20b?q=%C3%A9&ref%20id=we%20%26%20us'],
  ['https://deep.shop.example/', 'https://deep.shop.example/?tag=deep'],
  [
    'https://www.homedepot.com/p/1?a=b&c',
    'https://go.network.example/c/1?u=https%3A%2F%2Fwww.homedepot.com%2Fp%2F1%3Fa%3Db%26c&again=https%3A%2F%2Fwww.homedepot.com%2Fp%2F1%3Fa%3Db%26c',
  ],
])('%s is shown as %s', (address, shown) => {
  expect(affiliateLink(address, PROGRAMMES)).toBe(shown)
})

test.each([
  'https://www.amazon.com/dp/B000000000?tag=other-20',
  'https://www.amazon.co.uk/dp/B000000000',
  'https://www.amazon.com.mx/dp/B000000000',
  'https://notamazon.com/dp/1',
  'https://amzn.to/3abc',
  'https://go.network.example/c/1?u=https%3A%2F%2Fwww.homedepot.com',
  '/uploads/a.webp',
  'mailto:me@amazon.com',
  'javascript:alert(1)',
  'no address',
  '',
])('%s is unchanged', (address) => {
  expect(affiliateLink(address, PROGRAMMES)).toBe(address)
})

test('an affiliate tag in an address is recognized', () => {
  expect(tagIn('https://www.amazon.co.uk/dp/1?tag=x-21', null)).toEqual({ parameter: 'tag', value: 'x-21' })
  expect(tagIn('https://shop.example/?ref+id=them', programmeFor('https://shop.example/', PROGRAMMES))).toEqual({
    parameter: 'ref id',
    value: 'them',
  })
  expect(tagIn('https://shop.example/?tag=a', null)).toBe(null)
  expect(tagIn('https://www.amazon.com/?tag=', null)).toBe(null)
})

test('an affiliate link leads to the same page, and adding it is idempotent', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
      const programme = tagged(new URL(address).hostname, 'v', 'p')
      const shown = affiliateLink(address, [programme])
      const [from, to] = [new URL(address), new URL(shown)]
      expect([to.host, to.pathname, to.hash]).toEqual([from.host, from.pathname, from.hash])
      expect(to.searchParams.get('p')).toBeTruthy()
      for (const [name, value] of from.searchParams)
        if (name !== 'p') expect(to.searchParams.getAll(name)).toContain(value)
      expect(affiliateLink(shown, [programme])).toBe(shown)
    }),
    { seed: 11 },
  )
})

test('the id of a post is the sub-id of its links, and other links have none', () => {
  const programmes = [
    { ...tagged('amazon.com', 'site-20'), sub_parameter: 'ascsubtag' },
    { ...tagged('shop.example', ''), parameter: null, value: null, template: 'https://go.example/?s={sub}&u={url}' },
  ]
  const [amazon, shop] = ['https://www.amazon.com/dp/1', 'https://shop.example/a?b={sub}']
  expect(affiliateLink(amazon, programmes)).toBe(`${amazon}?tag=site-20`)
  expect(affiliateLink(amazon, programmesIn('post 1', programmes))).toBe(`${amazon}?tag=site-20&ascsubtag=post%201`)
  expect(affiliateLink(`${amazon}?ascsubtag=old#x`, programmesIn('p', programmes))).toBe(
    `${amazon}?tag=site-20&ascsubtag=p#x`,
  )
  const address = encodeURIComponent(shop)
  expect(affiliateLink(shop, programmes)).toBe(`https://go.example/?s=&u=${address}`)
  expect(affiliateLink(shop, programmesIn('p', programmes))).toBe(`https://go.example/?s=p&u=${address}`)
})

test.each([
  ['https://www.amazon.com/dp/1', null],
  ['https://www.amazon.com/dp/1?tag=site-20', null],
  ['https://www.amazon.com/dp/1?tag=other-20', 'another tag'],
  ['https://www.homedepot.com/p/1', null],
  ['https://amzn.to/1', 'short link'],
  ['https://www.amazon.co.uk/dp/1', 'another country'],
  ['https://www.amazon.co.uk/dp/1?tag=x-21', null],
  ['https://elsewhere.example/', null],
] as const)('%s lacks a tag: %s', (address, missing) => {
  expect(missingTag(new URL(address), PROGRAMMES)).toBe(missing)
  expect(missingTag(new URL(address), [])).toBe(null)
})
