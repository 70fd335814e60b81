import { beforeEach, expect, test, vi } from 'vitest'
import type { Product } from '@/lib/contract/products/product'
import { ADMIN, ADMIN_PASSWORD, call, makePost } from '../../../testing/api'
import { onEmbedded } from '../../../testing/database'
import { READING } from '../../../testing/samples/product-reading'
import { resetRateLimits } from '../../api/access/rate-limits'
import { database } from '../../db/open/connect'
import { write } from '../../db/database'
import { storeReading } from '../write-product'
import { storeOffers } from './store-offers'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
beforeEach(resetRateLimits)

const HOUR = 3_600_000
const store = async (key: string, host: string, price: number, hoursAgo = 0) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - hoursAgo * HOUR })
  const reading = { ...READING, key, name: key, product_url: `https://${host}/${key}`, source: 'other' as const, price }
  const { product } = await storeReading(await database(), reading)
  vi.useRealTimers()
  return product.product_id
}
const offer = (host: string, price: number, more = {}) => ({
  product_url: `https://${host}/x`,
  price,
  currency: 'USD',
  ...more,
})
const correct = (id: string, body: object) => call('PUT', `/data/products/${id}`, { body, as: ADMIN })
const programme = (host: string, body: object) =>
  call('PUT', `/admin/affiliate-programmes/${host}`, { body: { parameter: 'ref', value: 'we', ...body }, as: ADMIN })
const shops = ({ offers = [] }: Product) => offers.map(({ shop, price }) => `${shop} ${price}`)

onEmbedded(() => {
  test('offers by hand are listed for visitors with affiliate links, and the cheapest is what the product shows', async () => {
    const id = await store('oak', 'own.example', 90)
    const post = await makePost({ products: [id] })
    await programme('b.example', {})
    const entered = [
      offer('b.example', 95, { shop: 'Shop B' }),
      offer('c.example', 80),
      offer('d.example', 70, { currency: 'EUR' }),
    ]
    const saved = (await correct(id, { offers: entered })).data.product
    expect(saved).toMatchObject({ price: 80, product_url: 'https://c.example/x' })
    const [shown] = (await call('GET', `/curated-posts/${post.id}`)).data.post.products
    expect(shown && shops(shown)).toEqual(['own.example 90', 'Shop B 95', 'd.example 70'])
    expect(shown?.offers?.[1]?.affiliate_url).toBe('https://b.example/x?ref=we')

    const again = (await correct(id, { offers: [offer('b.example', 95)] })).data.product
    expect([again.price, ...shops(again)]).toEqual([80, 'b.example 95'])
    const dearer = (await correct(id, { price: 99 })).data.product
    expect([dearer.price, ...shops(dearer)]).toEqual([95, 'c.example 99'])
    const moved = (await correct(id, { product_url: 'https://e.example/x', price: 60 })).data.product
    expect([moved.product_url, ...shops(moved)]).toEqual(['https://e.example/x', 'c.example 99'])
    expect(shops((await correct(id, { offers: [] })).data.product)).toEqual([])
    expect((await correct(id, { offers: [offer('b.example', -1)] })).status).toBe(400)
  })

  test('the shop whose page was read stays known when another one is shown', async () => {
    const id = await store('own.example/ash', 'www.own.example', 9)
    await correct(id, { offers: [offer('b.example', 8)] })
    const { data } = await call('GET', `/admin/products/${id}`, { as: ADMIN })
    expect(data).toMatchObject({ read_from: 'own.example', product: { product_url: 'https://b.example/x' } })
  })

  test('a product that is made by hand can have other shops from the start', async () => {
    const fields = { name: 'Lathe', product_url: 'https://own.example/lathe', price: 9, currency: 'USD' }
    const body = { fields: { ...fields, offers: [offer('b.example', 8)] } }
    const made = (await call('POST', '/admin/products', { body, as: ADMIN })).data.product
    expect([made.price, ...shops(made)]).toEqual([8, 'own.example 9'])
  })

  test('a product that another shop has in stock, also for another currency, is not listed as out of stock', async () => {
    const id = await store('pine', 'own.example', 9)
    await correct(id, { availability: 'out_of_stock' })
    const state = async (availability: string) => {
      const values = { price: 800, currency: 'EUR', availability, checkedAt: new Date() }
      const stated = {
        ...values,
        productUrl: 'https://b.example/x',
        shopName: null,
        originalPrice: null,
        shipping: null,
      }
      await write(await database(), (tx) => storeOffers(tx, id, 'feed:a', [stated]))
    }
    const lacking = async () => {
      const { products } = (await call('GET', '/admin/products?filter=out_of_stock', { as: ADMIN })).data
      return products.map(({ product_id }) => product_id)
    }
    expect(await lacking()).toEqual([id])
    await state('in_stock')
    expect(await lacking()).toEqual([])
    await state('sold out')
    expect(await lacking()).toEqual([id])
  })

  test('a deleted product that is restored has its offers', async () => {
    const id = await store('elm', 'own.example', 9)
    await correct(id, { offers: [offer('b.example', 10)] })
    const batch = (what: string) => call('POST', `/admin/products/batch-${what}`, { body: { ids: [id] }, as: ADMIN })
    await batch('delete')
    await batch('restore')
    expect(shops((await call('GET', `/admin/products/${id}`, { as: ADMIN })).data.product)).toEqual(['b.example 10'])
  })

  test('the terms of a program hide older prices of its shop alone, in offers, lists and filters', async () => {
    const [old, other] = [
      await store('old', 'www.terms.example', 10, 30),
      await store('other', 'plain.example', 20, 30),
    ]
    await makePost({ products: [old, other] })
    const none = { shopName: null, originalPrice: null, availability: null, shipping: null }
    const amount = { price: 5_000, currency: 'USD', checkedAt: new Date(Date.now() - 30 * HOUR) }
    await write(await database(), (tx) =>
      storeOffers(tx, other, 'feed:a', [{ ...none, ...amount, productUrl: 'https://terms.example/x' }]),
    )
    const found = async (query: string, as: string | null = null) =>
      (await call('GET', `/data/products?ids=${old},${other}${query}`, { as })).data.products
    expect((await found('')).map(({ price }) => price)).toEqual([10, 20])
    await programme('terms.example', { price_hours: 24 })
    expect((await found('')).map((product) => [product.price, ...shops(product)])).toEqual([
      [null],
      [20, 'terms.example null'],
    ])
    expect(await found('&include_unlinked=true', ADMIN)).toMatchObject([
      { price: 10, price_hidden: true },
      { price: 20, offers: [{ price: 50, price_hidden: true }] },
    ])
    const cheap = (await call('GET', '/data/products?max_price=30&sort=price-low')).data.products
    expect(cheap.map(({ product_id }) => product_id)).toEqual([other])
    await programme('terms.example', { price_hours: 48 })
    const shown = await found('')
    expect(shown.map(({ price, price_dated: isDated }) => [price, isDated])).toEqual([
      [10, true],
      [20, undefined],
    ])
    expect(shown[1]?.offers?.[0]?.price_dated).toBe(true)
    const [first] = (await call('GET', '/data/suggestions?q=old')).data.products
    expect(first).toMatchObject({ product_id: old, price: null })
  })
})
