import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ADMIN, ADMIN_PASSWORD, call, makePost } from '../../testing/api'
import { onEmbedded } from '../../testing/database'
import { READING } from '../../testing/samples/product-reading'
import { productListData } from '../../seo/structured-data/list-data'
import { resetRateLimits } from '../api/access/rate-limits'
import { database } from '../db/open/connect'
import { storeReading } from './write-product'

const settings = vi.hoisted(() => ({ HIDE_PRICES_AFTER_DAYS: undefined as number | undefined }))
vi.mock('../core/env', async (original) => {
  const actual = await original<typeof import('../core/env')>()
  return { ...actual, env: () => ({ ...actual.env(), ...settings }) }
})
vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
vi.stubEnv('CONTENT_LANGUAGE', 'de')

const DAY = 86_400_000
beforeEach(() => {
  resetRateLimits()
})
afterEach(() => {
  vi.useRealTimers()
  settings.HIDE_PRICES_AFTER_DAYS = undefined
})

async function storeDaysAgo(key: string, days: number, price: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - days * DAY })
  const { product } = await storeReading(await database(), { ...READING, key, name: key, price })
  vi.useRealTimers()
  return product.product_id
}

onEmbedded(() => {
  test('prices older than the setting are hidden from visitors, in lists, posts, filters and orders', async () => {
    const old = await storeDaysAgo('old', 40, 10)
    const recent = await storeDaysAgo('recent', 2, 60)
    const post = await makePost({ products: [old, recent] })
    const prices = async (path: string, as?: string) =>
      (await call('GET', path, { as: as ?? null })).data.products.map(({ product_id, price }) => [product_id, price])
    expect(await prices('/data/products?sort=price-low')).toEqual([
      [old, 10],
      [recent, 60],
    ])

    settings.HIDE_PRICES_AFTER_DAYS = 30
    expect(await prices('/data/products?sort=price-low')).toEqual([
      [recent, 60],
      [old, null],
    ])
    expect(await prices('/data/products?max_price=20')).toEqual([])
    expect(await prices('/data/products?min_price=20')).toEqual([[recent, 60]])
    const faceted = (await call('GET', '/data/products?facets=true')).data as unknown as { facets: { price: object } }
    expect(faceted.facets.price).toEqual({ min: 60, max: 60 })
    const { products } = (await call('GET', `/curated-posts/${post.id}`)).data.post
    expect(products).toMatchObject([
      { price: null, original_price: null, price_at: null },
      { price: 60, price_at: expect.stringMatching(/^\d{4}-/) },
    ])

    const seen = (await call('GET', `/curated-posts/${post.id}`, { as: ADMIN })).data.post.products
    expect(seen).toMatchObject([{ price: 10, price_hidden: true }, { price: 60 }])
    expect(seen[1]).not.toHaveProperty('price_hidden')
    const data = productListData(
      seen.map((product) => ({ ...product, picture: null })),
      'https://site.example',
    )
    expect(JSON.stringify(data)).not.toContain('"10.00"')
    expect(JSON.stringify(data)).toContain('"60.00"')
    expect(await prices('/data/products?include_unlinked=true&sort=price-low', ADMIN)).toEqual([
      [old, 10],
      [recent, 60],
    ])
  })

  test('visitors learn the language of posts and products in lists, in posts and in suggestions', async () => {
    const { product } = await storeReading(await database(), { ...READING, key: 'saege', name: 'Säge' })
    const post = await makePost({ title: 'Sägebock', products: [product.product_id] })
    const german = { language: 'de' }
    const list = async (as: string | null) => (await call('GET', '/curated-posts', { as })).data.posts
    expect((await list(null))[0]).toMatchObject({ ...german, products: [german] })
    expect((await list(ADMIN))[0]).not.toHaveProperty('language')
    expect((await call('GET', `/curated-posts/${post.id}`)).data.post).toMatchObject({ ...german, products: [german] })
    expect((await call('GET', '/data/products')).data.products[0]).toMatchObject(german)
    expect((await call('GET', '/data/suggestions?q=s%C3%A4ge')).data).toMatchObject({
      posts: [german],
      products: [german],
    })
  })
})
