import { expect, test } from 'vitest'
import { productSchema, productsSchema } from '../products/product'
import { anyText, looseNumber, looseText, looseTexts } from './fields'

test.each([
  [4.5, 4.5],
  ['4.5', 4.5],
  ['4.500', 4.5],
  ['1e3', 1_000],
  ['4,5', 4.5],
  ['$1,299.00', 1_299],
  ['1.299,00 €', 1_299],
  ['1\u00a0299,00 EUR', 1_299],
  ['US$ 1,299', 1_299],
  ['-$5', -5],
  ['$-5.00', -5],
  ['', null],
  ['free', null],
  ['$', null],
  ['10 - 20', null],
  ['4.5 out of 5', null],
  [Number.NaN, null],
  [{}, null],
])('the number %j of another API is %j', (value, number) => {
  expect(looseNumber.parse(value)).toBe(number)
})

test.each([
  ['rating', 99, null],
  ['rating', '-1', null],
  ['rating', '4,5', 4.5],
  ['price', -5, null],
  ['price', '-$5.00', null],
  ['price', 0, 0],
  ['original_price', '-1', null],
  ['review_count', '1,204', 1_204],
  ['review_count', -3, null],
] as const)('the %s %j of a product of another API is %j', (field, value, number) => {
  expect(productSchema.parse({ [field]: value })[field]).toBe(number)
})

test('a product without a name is none', () => {
  const products = [{}, { product_id: '1' }, { name: ' ' }, { name: '\u0001' }, { name: 7 }, { name: 'Saw' }, null, 'x']
  expect(productsSchema.parse(products).map(({ name }) => name)).toEqual(['7', 'Saw'])
})

test('characters that HTML forbids are left out of every text', () => {
  const text = 'a\0b\u0001\u001f\u007f\u0085\ufdd0\uffff\ud800\u{1fffe}c\td\né\u{1f6e0}'
  const clean = 'abc\td\né\u{1f6e0}'
  expect([anyText.parse(text), looseText.parse(text), looseTexts.parse([text])]).toEqual([clean, clean, [clean]])
  expect(looseText.parse('\u0001')).toBe(null)
  expect(productSchema.parse({ specifications: { [text]: text } }).specifications).toEqual({ [clean]: clean })
})
