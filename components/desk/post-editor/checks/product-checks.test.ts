import { expect, test } from 'vitest'
import { catalogProductSchema } from '@/lib/contract/products/catalog'
import { productChecks } from './checks'

const NOW = Date.parse('2026-03-31T12:00:00Z')
const PROGRAMMES = [{ host: 'amazon.com', parameter: 'tag', value: 'us-20', template: null, sub_parameter: null }]

function product(fields: object, url = 'https://shop.example/saw') {
  return catalogProductSchema.parse({
    product: { product_id: 'p 1', name: 'Saw', product_url: url },
    posts: [],
    post_count: 1,
    ...fields,
  })
}
const found = (...args: Parameters<typeof product>) =>
  productChecks([product(...args)], PROGRAMMES, NOW).map(({ text }) => text)

test('a product with a working link and a fresh price has nothing to look at', () => {
  expect(found({ link: { state: 'works' }, price_at: '2026-03-01T13:00:00Z' })).toEqual([])
  expect(found({})).toEqual([])
})

test('a dead or moved link is pointed out, and leads to the product', () => {
  expect(productChecks([product({ link: { state: 'gone' } })], [], NOW)).toEqual([
    { text: 'Saw: gone from the shop', place: { href: '/admin/product/p%201' } },
  ])
  expect(found({ link: { state: 'moved' } })).toEqual(['Saw: link moved'])
})

test('one failed look is no dead link yet', () => {
  expect(found({ link: { state: 'works', suspected: 'gone' } })).toEqual([])
})

test('a stale price is pointed out with its age', () => {
  expect(found({ price_at: '2026-02-20T12:00:00Z' })).toEqual(['Saw: the price is 39 days old'])
})

test('a link without the tag of a program is pointed out, and none of a shop without a program', () => {
  const missing = ['Saw: the link lacks your affiliate tag']
  expect(found({}, 'https://www.amazon.de/dp/B000000000')).toEqual(missing)
  expect(found({}, 'https://www.amazon.com/dp/B000000000?tag=other-20')).toEqual(missing)
  expect(found({}, 'https://www.homedepot.com/p/saw/123456')).toEqual([])
  expect(found({}, 'https://www.amazon.com/dp/B000000000')).toEqual([])
})
