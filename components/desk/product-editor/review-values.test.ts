import { expect, test } from 'vitest'
import { productSchema } from '@/lib/contract/products/product'
import { productErrors } from '../kit/field-errors'
import { EMPTY_REVIEW, correctionOf, reviewValues } from './product-values'

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
  expect(correctionOf(before, { ...before, name: ' Saw ' })).toEqual({})
  expect(correctionOf(before, { ...before, price: '12,25', currency: 'eur', brand: 'Acme', image: '' })).toEqual({
    price: 12.25,
    currency: 'EUR',
    brand: 'Acme',
    image: null,
  })
  expect(correctionOf(before, { ...before, price: '' })).toEqual({ price: null })
})

test('a product entered by hand needs a name and a URL', async () => {
  const errors = async (values: object) =>
    Object.keys(await productErrors(correctionOf(EMPTY_REVIEW, { ...EMPTY_REVIEW, ...values }, true)))
  expect(await errors({ price: 'nine', currency: '$', image: 'x' })).toEqual([
    'name',
    'price',
    'currency',
    'product_url',
    'image',
  ])
  expect(await errors({ name: 'Saw', product_url: 'https://shop.example/saw', price: '1.234' })).toEqual(['price'])
  expect(await errors({ name: 'Saw', product_url: 'https://shop.example/saw', image: '/uploads/a.webp' })).toEqual([])
})
