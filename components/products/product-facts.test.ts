import { describe, expect, it } from 'vitest'
import { productSchema } from '@/lib/contract/products/product'
import { identityFacts, purchaseFacts, specificationFacts } from './product-facts'

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
