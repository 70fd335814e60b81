import { expect, test, vi } from 'vitest'
import { ADMIN, ADMIN_PASSWORD, call } from '../../testing/api'
import { onEachEngine } from '../../testing/database'
import { READING } from '../../testing/samples/product-reading'
import { database } from '../db/open/connect'
import { storeReading } from './write-product'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)

onEachEngine(() => {
  test('a product names others with its GTIN, however written, or its item number in the same shop', async () => {
    const store = async (key: string, host: string, upc: string | null, sku: string | null) => {
      const reading = { ...READING, key, upc, sku, product_url: `https://${host}/${key}` }
      return (await storeReading(await database(), reading)).product.product_id
    }
    const id = await store('one', 'www.shop.example', '012345678905', 'A-1')
    const sameNumber = await store('two', 'other.example', '0012345678905', null)
    const sameItem = await store('three', 'shop.example', null, 'A-1')
    await store('four', 'third.example', null, 'A-1')
    await store('five', 'shop.example', '4006381333931', 'B-2')
    const { duplicates } = (await call('GET', `/admin/products/${id}`, { as: ADMIN })).data
    expect(duplicates.map(({ product_id, same }) => [product_id, same]).sort()).toEqual(
      [
        [sameNumber, 'gtin'],
        [sameItem, 'sku'],
      ].sort(),
    )
  })
})
