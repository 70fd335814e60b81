import { expect, test } from 'vitest'
import { productSchema } from '@/lib/contract/products/product'
import { productRow } from './product-view'

const dated = (source: string, day: string | null) => ({
  product_id: `${source} ${day ?? ''}`,
  name: 'Drill',
  price: 12,
  source,
  product_url: 'https://shop.example/a',
  price_at: day && `${day}T12:00:00Z`,
})
const rowOf = (...products: object[]) => productRow(products.map((product) => productSchema.parse(product)))

test('the date that all dated prices of a shop share is said once', () => {
  const { priceDate, products } = rowOf(
    dated('amazon', '2026-03-04'),
    { ...dated('amazon', '2026-03-04'), product_id: '2' },
    dated('homedepot', null),
  )
  expect(priceDate).toBe('Amazon: Price checked on March 4, 2026')
  expect(products.map(({ priceChecked }) => priceChecked)).toEqual([null, null, null])
})

test('different dates, and those of shops without a name, stay beside their prices', () => {
  for (const others of [
    dated('amazon', '2026-03-05'),
    dated('homedepot', '2026-03-04'),
    dated('other', '2026-03-04'),
  ]) {
    const { priceDate, products } = rowOf(dated('amazon', '2026-03-04'), others)
    expect(priceDate).toBeNull()
    expect(products.map(({ priceChecked }) => priceChecked)).not.toContain(null)
  }
  expect(rowOf(dated('other', '2026-03-04')).priceDate).toBeNull()
})
