import { expect, test } from 'vitest'
import { productSchema } from '@/lib/contract/products/product'
import { matchingProducts } from './use-loaded-products'

const product = (name: string) => productSchema.parse({ product_id: name, name })
const names = (all: string[], text: string) => matchingProducts(all.map(product), text).map(({ name }) => name)

test('a text matches anywhere in a name, ignoring case', () => {
  expect(names(['Cordless Drill', 'Hammer', 'drill bits'], ' DRILL ')).toEqual(['Cordless Drill', 'drill bits'])
  expect(names(['Hammer'], '  ')).toEqual([])
  expect(names(['Décor shelf'], 'DECO')).toEqual(['Décor shelf'])
})

test('at most ten products are shown', () => {
  expect(
    names(
      Array.from({ length: 14 }, (_, index) => `Saw ${index}`),
      'saw',
    ),
  ).toHaveLength(10)
})
