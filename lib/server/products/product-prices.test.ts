import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CatalogProduct } from '@/lib/contract/products/catalog'
import { ADMIN, ADMIN_PASSWORD, call } from '../../testing/api'
import { onEmbedded } from '../../testing/database'
import { READING } from '../../testing/samples/product-reading'
import { resetRateLimits } from '../api/access/rate-limits'
import { database } from '../db/open/connect'
import { deletedProducts, productPrices } from '../db/schema/product-schema'
import { storeReading } from './write-product'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
beforeEach(resetRateLimits)

const store = async (price: number | null, more: object = {}) =>
  (await storeReading(await database(), { ...READING, key: 'priced', price, ...more })).product.product_id
const pricesOf = async (id: string) => {
  const { prices } = (await call('GET', `/admin/products/${id}`, { as: ADMIN })).data as unknown as CatalogProduct
  return prices.map(({ price, currency }) => `${price} ${currency}`)
}

onEmbedded(() => {
  test('every change of a price is kept, readings that find the same are not, and a wrong currency is corrected', async () => {
    const id = await store(10)
    await store(10)
    await store(12.5)
    await store(null)
    await store(12.5)
    await call('PUT', `/data/products/${id}`, { body: { price: 9 }, as: ADMIN })
    await call('PUT', `/data/products/${id}`, { body: { currency: 'CAD' }, as: ADMIN })
    await call('PUT', `/data/products/${id}`, { body: { name: 'Other' }, as: ADMIN })
    expect(await pricesOf(id)).toEqual(['10 USD', '12.5 USD', '9 CAD'])
  })

  test('a product that is restored has its prices, and one that can no longer be has none', async () => {
    const id = await store(3, { key: 'restored' })
    await store(4, { key: 'restored' })
    const batch = (what: string) => call('POST', `/admin/products/batch-${what}`, { body: { ids: [id] }, as: ADMIN })
    await batch('delete')
    await batch('restore')
    expect(await pricesOf(id)).toEqual(['3 USD', '4 USD'])
    await batch('delete')
    const db = await database()
    await db
      .update(deletedProducts)
      .set({ deletedAt: new Date('2026-01-01') })
      .where(eq(deletedProducts.id, id))
    await batch('delete')
    expect(await db.$count(productPrices, eq(productPrices.productId, id))).toBe(0)
  })

  test('a product entered by hand starts with its price', async () => {
    const fields = { name: 'By hand', product_url: 'https://shop.example/by-hand', price: 5 }
    const made = await call('POST', '/admin/products', { body: { fields }, as: ADMIN })
    expect(await pricesOf(made.data.product.product_id)).toEqual(['5 USD'])
  })
})
