import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { CatalogCounts, CatalogItem } from '@/lib/contract/products/catalog'
import { ATTENTION_FILTERS, CATALOG_FILTERS, CATALOG_ORDERS } from '@/lib/contract/products/catalog-views'
import { resetRateLimits } from '../../api/access/rate-limits'
import { ADMIN, ADMIN_PASSWORD, type Answer, call, makePost } from '../../../testing/api'
import { database } from '../../db/open/connect'
import { products } from '../../db/schema/post-schema'
import { onEachEngine } from '../../../testing/database'
import { READING } from '../../../testing/samples/product-reading'
import { storeReading } from '../write-product'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
beforeEach(resetRateLimits)

type Listed = Answer['data'] & { products: (CatalogItem & { name: string })[]; counts: CatalogCounts }

const list = async (query = '') => {
  const { status, data } = await call('GET', `/admin/products?${query}`, { as: ADMIN })
  expect(status).toBe(200)
  return data as unknown as Listed
}
const names = async (query = '') => (await list(query)).products.map(({ name }) => name)
const store = async (name: string, more: Partial<typeof READING> = {}) =>
  (await storeReading(await database(), { ...READING, key: name, name, upc: null, sku: null, ...more })).product
    .product_id

onEachEngine(() => {
  const ids: Record<string, string> = {}
  beforeAll(async () => {
    ids.drill = await store('Cordless drill', { price: 90 })
    ids.saw = await store('Miter saw', { price: 300, availability: 'OutOfStock', images: [] })
    ids.lamp = await store('Desk lamp', { price: null, original_price: null })
    ids.rug = await store('Wool rug', { price: 40 })
    await makePost({ title: 'One', products: [ids.drill, ids.saw] })
    await makePost({ title: 'Two', status: 'draft', products: [ids.drill] })
    await call('PUT', `/data/products/${ids.rug}`, { body: { brand: 'Loom' }, as: ADMIN })
    const monthsAgo = new Date(Date.now() - 60 * 86_400_000)
    await (await database()).update(products).set({ priceAt: monthsAgo }).where(eq(products.id, ids.saw))
  })

  test('every product is listed with its details, newest first', async () => {
    const { products: items, pagination, counts } = await list()
    expect(items.map(({ name }) => name)).toEqual(['Wool rug', 'Desk lamp', 'Miter saw', 'Cordless drill'])
    expect(items[3]).toMatchObject({
      product_id: ids.drill,
      posts: 2,
      price: 90,
      currency: 'USD',
      source: 'amazon',
      corrected: [],
      image: { url: 'https://img.example/1.jpg' },
    })
    expect(Date.parse(items[3]?.price_at ?? '')).toBeGreaterThan(Date.now() - 60_000)
    expect(items[0]).toMatchObject({ posts: 0, brand: 'Loom', corrected: ['brand'] })
    expect(items[1]).toMatchObject({ price: null, price_at: null })
    expect(items[2]).toMatchObject({ image: null, availability: 'OutOfStock' })
    expect(pagination).toMatchObject({ page: 1, total: 4, total_pages: 1 })
    expect(counts).toEqual({
      all: 4,
      used: 2,
      unused: 2,
      attention: 1,
      untagged: 0,
      stale_price: 1,
      link_trouble: 0,
      vanished: 0,
      out_of_stock: 1,
      price_moved: 0,
      no_picture: 1,
      corrected: 1,
      duplicates: 0,
      archived: 0,
    })
  })

  test.each([
    ['unused', ['Wool rug', 'Desk lamp']],
    ['stale_price', ['Miter saw']],
    ['out_of_stock', ['Miter saw']],
    ['no_picture', ['Miter saw']],
    ['corrected', ['Wool rug']],
  ])('the filter %s returns its products, as many as are counted', async (filter, expected) => {
    const { products: items, pagination, counts } = await list(`filter=${filter}`)
    expect(items.map(({ name }) => name)).toEqual(expected)
    expect(pagination.total).toBe(counts[filter as keyof CatalogCounts])
  })

  test('the list can be sorted, searched and paged', async () => {
    expect(await names('sort=name')).toEqual(['Cordless drill', 'Desk lamp', 'Miter saw', 'Wool rug'])
    expect(await names('sort=price-low')).toEqual(['Wool rug', 'Cordless drill', 'Miter saw', 'Desk lamp'])
    expect(await names('sort=price-high')).toEqual(['Miter saw', 'Cordless drill', 'Wool rug', 'Desk lamp'])
    expect((await names('sort=most-used'))[0]).toBe('Cordless drill')
    expect((await names('sort=oldest-price'))[0]).toBe('Miter saw')
    expect((await names('sort=oldest-price')).at(-1)).toBe('Desk lamp')
    expect(await names('q=drill')).toContain('Cordless drill')
    expect((await names('q=wool+rug'))[0]).toBe('Wool rug')
    const { counts } = await list('q=wool')
    expect(counts).toMatchObject({ all: 1, unused: 1, corrected: 1, stale_price: 0 })
    expect(await names('q=wool&filter=stale_price')).toEqual([])
    expect([await names('per_page=2&page=2'), await names('per_page=2&page=9')]).toEqual([
      ['Miter saw', 'Cordless drill'],
      [],
    ])
  })

  test('the products with an old price that many posts feature come first where need counts', async () => {
    const db = await database()
    const aged = async (id: string | undefined, days: number) =>
      db
        .update(products)
        .set({ priceAt: new Date(Date.now() - days * 86_400_000) })
        .where(eq(products.id, id ?? ''))
    await aged(ids.drill, 40)
    await aged(ids.saw, 60)
    await aged(ids.rug, 100)
    expect(await names('sort=most-in-need')).toEqual(['Cordless drill', 'Miter saw', 'Wool rug', 'Desk lamp'])
    await aged(ids.drill, 0)
    expect((await names('sort=most-in-need'))[0]).toBe('Miter saw')
    await aged(ids.rug, 0)
  })

  test('the next list shows a write', async () => {
    const post = await makePost({ title: 'Three', status: 'draft', products: [ids.rug] })
    expect((await list('filter=unused')).products.map(({ name }) => name)).toEqual(['Desk lamp'])
    await call('DELETE', `/curated-posts/${post.id}`, { as: ADMIN })
    expect((await list()).counts.unused).toBe(2)
    await call('PUT', `/data/products/${ids.saw}`, { body: { price: 280 }, as: ADMIN })
    expect((await list()).counts).toMatchObject({ stale_price: 0, corrected: 2 })
  })

  test('what needs attention is in one of its filters, and each product is used or unused', async () => {
    const namesOf = async (filters: readonly string[]) =>
      (await Promise.all(filters.map((filter) => names(`filter=${filter}`)))).flat()
    expect((await names('filter=attention')).sort()).toEqual([...new Set(await namesOf(ATTENTION_FILTERS))].sort())
    expect((await namesOf(['used', 'unused'])).sort()).toEqual((await names('')).sort())
  })

  test.each(CATALOG_ORDERS)('sorted by %s, the next list shows a write', async (sort) => {
    const before = await names(`sort=${sort}`)
    const [first = '', second = ''] = [
      await store('Aardvark trap', { price: 1 }),
      await store('Zinc pail', { price: 900 }),
    ]
    const after = await names(`sort=${sort}`)
    expect(after.filter((name) => before.includes(name))).toEqual(before)
    expect(after).toHaveLength(before.length + 2)
    await call('PUT', `/data/products/${first}`, { body: { name: 'Zither' }, as: ADMIN })
    expect(await names(`sort=${sort}`)).toContain('Zither')
    await call('POST', '/admin/products/batch-delete', { body: { ids: [first, second] }, as: ADMIN })
    expect(await names(`sort=${sort}`)).toEqual(before)
  })

  test('the list is for the admin only, and invalid values are refused by name', async () => {
    expect(await call('GET', '/admin/products')).toMatchObject({ status: 401 })
    for (const query of ['filter=broken', 'sort=random', 'per_page=101', 'page=0']) {
      const refused = await call('GET', `/admin/products?${query}`, { as: ADMIN })
      expect([refused.status, refused.issues?.[0]?.path]).toEqual([400, query.split('=')[0]])
    }
    for (const filter of CATALOG_FILTERS)
      expect((await call('GET', `/admin/products?filter=${filter}`, { as: ADMIN })).status).toBe(200)
  })

  test('products whose link does not earn by a program of their shop are a filter', async () => {
    expect(await names('filter=untagged')).toEqual([])
    const body = { product_url: 'https://www.amazon.com/dp/B000000009?tag=other-20' }
    await call('PUT', `/data/products/${ids.rug}`, { body, as: ADMIN })
    await call('PUT', `/data/products/${ids.lamp}`, { body: { product_url: 'https://amzn.to/3abc' }, as: ADMIN })
    expect(await names('filter=untagged')).toEqual([])
    const programme = { parameter: 'tag', value: 'site-20' }
    await call('PUT', '/admin/affiliate-programmes/amazon.com', { body: programme, as: ADMIN })
    expect(await names('filter=untagged&sort=name')).toEqual(['Desk lamp', 'Wool rug'])
    await call('DELETE', '/admin/affiliate-programmes/amazon.com', { as: ADMIN })
    expect((await list()).counts.untagged).toBe(0)
  })

  test('products with the same GTIN, or the same item number in the same shop, are a filter', async () => {
    const product_url = 'https://www.shop.example/a'
    await store('Twin one', { upc: '012345678905', sku: 'T-1', product_url })
    const twin = await store('Twin two', { upc: '0-012345678905' })
    const archived = await store('Twin three', { sku: 'T-2', product_url: 'https://shop.example/b' })
    await store('Twin four', { sku: 'T-2', product_url })
    await store('Twin elsewhere', { sku: 'T-1', product_url: 'https://other.example/a' })
    expect(await names('filter=duplicates&sort=name')).toEqual(['Twin four', 'Twin one', 'Twin three', 'Twin two'])
    expect(await names('filter=duplicates&q=four'), 'of products that the search leaves out').toEqual(['Twin four'])
    await call('POST', '/admin/products/batch-archive', { body: { ids: [archived], archived: true }, as: ADMIN })
    expect((await list()).counts.duplicates, 'an archived one is none').toBe(2)
    await call('PUT', `/data/products/${twin}`, { body: { upc: null }, as: ADMIN })
    expect((await list()).counts.duplicates).toBe(0)
  })
})
