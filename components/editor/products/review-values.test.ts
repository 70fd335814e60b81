import { expect, test } from 'vitest'
import { productSchema } from '@/lib/contract/products/product'
import { EMPTY_REVIEW, correctionOf, validateReview, reviewValues } from './review-values'

const before = reviewValues(
  productSchema.parse({
    product_id: 'p',
    name: 'Saw',
    price: 9.5,
    currency: 'USD',
    images: [{ url: '/uploads/a.webp' }, { url: 'https://a.example/b.png', is_primary: true }],
  }),
)

test('a read product is shown with its first image', () => {
  expect(before).toMatchObject({
    name: 'Saw',
    price: '9.50',
    original_price: '',
    brand: '',
    image: 'https://a.example/b.png',
  })
})

test('unchanged fields are not sent', () => {
  expect(correctionOf(before, { ...before, name: ' Saw ' })).toBeNull()
  expect(correctionOf(before, { ...before, price: '12,25', currency: 'eur', brand: 'Acme', image: '' })).toEqual({
    price: 12.25,
    currency: 'EUR',
    brand: 'Acme',
    image: null,
  })
  expect(correctionOf(before, { ...before, price: '' })).toEqual({ price: null })
})

test('values that the API would reject are reported by field', () => {
  expect(validateReview(before, before)).toEqual({})
  expect(
    Object.keys(validateReview(before, { ...before, name: ' ', price: 'nine', currency: '$', image: 'x' })),
  ).toEqual(['name', 'price', 'currency', 'image'])
  expect(validateReview(before, { ...before, image: 'https://images.example:port/a.png' })).toEqual({
    image: 'This is not a web address',
  })
})

test('a product entered by hand needs only a name and a URL', () => {
  expect(Object.keys(validateReview(EMPTY_REVIEW, { ...EMPTY_REVIEW, product_url: 'shop' }, true))).toEqual([
    'name',
    'product_url',
  ])
  const values = { ...EMPTY_REVIEW, name: 'Saw', product_url: 'https://shop.example/saw' }
  expect([validateReview(EMPTY_REVIEW, values, true), correctionOf(EMPTY_REVIEW, values)]).toEqual([
    {},
    { name: 'Saw', product_url: 'https://shop.example/saw' },
  ])
})
