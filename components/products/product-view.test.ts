import { describe, expect, it, test } from 'vitest'
import { productSchema } from '@/lib/contract/products/product'
import { formatReturnRate, identityFacts, purchaseFacts, specificationFacts, productView } from './product-view'

const view = (fields: object) => productView(productSchema.parse({ product_id: '1', name: 'Drill', ...fields }))

test('a product with few known values shows only those', () => {
  expect(view({})).toEqual({
    id: '1',
    name: 'Drill',
    saving: null,
    rating: null,
    price: null,
    before: null,
    priceChecked: null,
    outOfStock: null,
    description: '',
    images: [],
    details: [],
    link: null,
    gone: null,
  })
})

test('prices and ratings are formatted', () => {
  const { price, before, rating } = view({ price: 12, original_price: 15.5, rating: 4.25, review_count: 1200 })
  expect([price, before]).toEqual(['$12.00', '$15.50'])
  expect(rating).toEqual({ text: '4.3', percent: 85, reviews: '1,200 reviews' })
})

test('a previous price is shown only if it is higher than the price', () => {
  expect(view({ price: 12, original_price: 12 }).before).toBeNull()
  expect(view({ original_price: 12 }).before).toBeNull()
})

test('an old price says when it was checked, and one that is hidden is not shown', () => {
  const old = { price: 12, price_at: '2026-03-04T12:00:00Z' }
  expect(view(old)).toMatchObject({ price: '$12.00', priceChecked: 'Price checked on March 4, 2026' })
  expect(view({ ...old, price_hidden: true })).toMatchObject({ price: null, priceChecked: null })
  expect(view({ price_at: old.price_at }).priceChecked).toBeNull()
  const recent = { price: 12, price_at: new Date().toISOString() }
  expect(view(recent).priceChecked).toBeNull()
  expect(view({ ...recent, price_dated: true }).priceChecked).toMatch(/^Price of /)
})

test('details list the offers of other shops, with their affiliate link, age and shipping', () => {
  const offer = { product_url: 'https://b.example/drill', price: 11, currency: 'USD', availability: 'in_stock' }
  const offers = [
    { ...offer, shop: 'Shop B', affiliate_url: 'https://b.example/drill?ref=we', shipping: 'Free shipping' },
    { ...offer, shop: 'c.example', price_hidden: true, availability: 'out_of_stock', price_at: '2026-03-04' },
    {
      ...offer,
      shop: 'Amazon',
      product_url: 'https://www.amazon.com/dp/B000000000',
      price_dated: true,
      price_at: '2096-03-04T12:00:00Z',
    },
    { ...offer, shop: 'Bad', product_url: 'javascript:alert(1)' },
  ]
  expect(view({ price: 10, offers }).details).toEqual([
    [
      'Also at',
      [
        ['Shop B', '$11.00 · Free shipping', 'https://b.example/drill?ref=we'],
        ['c.example', 'See price · Out of stock', 'https://b.example/drill'],
        ['Amazon', '$11.00 · Price of Mar 4, 2096', 'https://www.amazon.com/dp/B000000000'],
      ],
    ],
  ])
  expect(view({ offers, is_gone: true }).details).toEqual([])
})

test('a product that is gone has neither price nor link, but the one to buy instead', () => {
  const gone = { price: 12, availability: 'in_stock', product_url: 'https://shop.example/a', is_gone: true }
  const replacement = { product_id: '2', name: 'Hammer drill', product_url: 'https://shop.example/b' }
  expect(view({ ...gone, replacement })).toMatchObject({
    price: null,
    outOfStock: null,
    link: null,
    details: [],
    gone: { instead: { address: 'https://shop.example/b', name: 'Hammer drill' } },
  })
  expect(
    view({ ...gone, replacement: { ...replacement, affiliate_url: 'https://shop.example/b?ref=we' } }),
  ).toMatchObject({
    gone: { instead: { address: 'https://shop.example/b?ref=we' } },
  })
  expect(view(gone).gone).toEqual({ instead: null })
})

test('a product without reviews has no stars', () => {
  expect(view({ rating: 0, review_count: 0 }).rating).toBeNull()
  expect(view({ rating: 0, review_count: 3 }).rating).not.toBeNull()
})

test('only an allowed URL becomes a link', () => {
  expect(view({ product_url: 'javascript:alert(1)' }).link).toBeNull()
  expect(view({ product_url: 'https://shop.example/a', source: 'amazon' }).link).toEqual({
    address: 'https://shop.example/a',
    label: 'Buy on Amazon',
  })
})

test('the affiliate URL is the one that visitors follow', () => {
  const fields = { product_url: 'https://shop.example/a', affiliate_url: 'https://shop.example/a?ref=we' }
  expect(view(fields).link?.address).toBe('https://shop.example/a?ref=we')
  expect(view({ ...fields, affiliate_url: 'javascript:alert(1)' }).link?.address).toBe('https://shop.example/a')
})

test('an alt text is kept, the product name is not repeated as one', () => {
  const images = [
    { url: 'https://a.example/1.jpg', alt_text: 'Drill' },
    { url: 'https://a.example/2.jpg', alt_text: 'Its case' },
  ]
  expect(view({ images }).images.map(({ alt }) => alt)).toEqual([null, 'Its case'])
})

const product = (fields: object) => productSchema.parse({ product_id: '1', name: 'Drill', ...fields })

describe('product facts', () => {
  it('hold at most four specifications, in their order', () => {
    const specifications = { a: '1', b: '2', empty: ' ', c: '3', d: '4', e: '5' }
    expect(specificationFacts(product({ specifications }))).toEqual([
      ['a', '1'],
      ['b', '2'],
      ['c', '3'],
      ['d', '4'],
    ])
  })

  it('name only known values', () => {
    expect(identityFacts(product({ brand: 'Orrin', category: { path: 'Tools > Drills' } }))).toEqual([
      ['Brand', 'Orrin'],
      ['Category', 'Tools › Drills'],
    ])
  })

  it('format purchase information', () => {
    const purchase_info = {
      is_purchased: true,
      purchase_date: '2025-02-08',
      purchase_price: 46.9,
      purchase_quantity: 2,
      return_rate: 0.05,
      installation_services: ['Mixing', 'Delivery'],
    }
    expect(purchaseFacts(product({ purchase_info }))).toEqual([
      ['Purchased', 'Yes'],
      ['Purchase date', 'February 8, 2025'],
      ['Purchase price', '$46.90'],
      ['Quantity', '2'],
      ['Return rate', '5.0%'],
      ['Installation services', 'Mixing, Delivery'],
    ])
  })

  it('are empty when no purchase information is known', () => {
    expect(purchaseFacts(product({}))).toEqual([])
    expect(purchaseFacts(product({ purchase_info: { is_purchased: false } }))).toEqual([])
  })

  it('keep a return rate of 0 and a price of 0', () => {
    expect(purchaseFacts(product({ purchase_info: { return_rate: 0, purchase_price: 0 } }))).toEqual([
      ['Purchased', 'No'],
      ['Purchase price', '$0.00'],
      ['Return rate', '0.0%'],
    ])
  })
})

it.each([
  [0.05, '5.0%'],
  [0, '0.0%'],
  [0.0123, '1.2%'],
  [1, '100.0%'],
])('writes the fraction %s as %s', (fraction, text) => {
  expect(formatReturnRate(fraction)).toBe(text)
})
