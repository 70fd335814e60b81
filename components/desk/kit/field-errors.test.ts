import { expect, test } from 'vitest'
import { fieldErrors, productErrors } from './field-errors'

test('issues of the API land at their fields, those of a list at the list', () => {
  expect(
    fieldErrors([
      { path: 'fields.name', message: 'is required' },
      { path: 'fields.name', message: 'is too short' },
      { path: 'category.path.0', message: 'is too long' },
      { path: 'seo.slug', message: 'is the slug of another post' },
    ]),
  ).toEqual({ name: 'Is required', category: 'Is too long', 'seo.slug': 'Is the slug of another post' })
})

test('the rules of a product are those of the contract', async () => {
  expect(await productErrors({ name: 'Saw', image: '/uploads/a.webp', currency: 'USD', price: 8.5 })).toEqual({})
  expect(await productErrors({ price: NaN, image: '', purchase_info: { return_rate: 2 } as never })).toEqual({
    price: 'Must be a number from 0 to 10000000',
    image: 'Must be an http or https address',
    'purchase_info.return_rate': 'Must be a number from 0 to 1',
  })
})
