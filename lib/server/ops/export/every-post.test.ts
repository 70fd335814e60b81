import { expect, test } from 'vitest'
import { onEmbedded } from '../../../testing/database'
import { READING } from '../../../testing/samples/product-reading'
import { database } from '../../db/open/connect'
import { correctProduct } from '../../products/correct-product'
import { storeReading } from '../../products/write-product'
import { everyProduct } from './every-post'

onEmbedded(() => {
  test('an exported product has the offers of other shops', async () => {
    const db = await database()
    const { product } = await storeReading(db, READING)
    await storeReading(db, { ...READING, key: 'alone' })
    const offer = { product_url: 'https://b.example/drill', shop: null, price: 99, currency: 'USD', availability: null }
    await correctProduct(db, product.product_id, { offers: [offer] })
    const found = []
    for await (const { key, offers } of everyProduct(db)) found.push({ key, shops: offers?.map(({ shop }) => shop) })
    expect(found.sort((a, b) => a.key.localeCompare(b.key))).toEqual([
      { key: 'alone', shops: undefined },
      { key: READING.key, shops: ['b.example'] },
    ])
  })
})
