import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CatalogProduct } from '@/lib/contract/products/catalog'
import { resetRateLimits } from '../api/access/rate-limits'
import { ADMIN, ADMIN_PASSWORD, call, makePost } from '../../testing/api'
import { database } from '../db/open/connect'
import { products } from '../db/schema/post-schema'
import { onEmbedded } from '../../testing/database'
import { READING } from '../../testing/samples/product-reading'
import { storeReading } from './write-product'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
beforeEach(resetRateLimits)

const url = (asin: string) => `https://www.amazon.com/dp/${asin}`
const reading = (asin: string) => ({ ...READING, key: `amazon.com:${asin}`, product_url: url(asin) })
const store = async (asin: string, more: Partial<typeof READING> = {}) =>
  (await storeReading(await database(), { ...reading(asin), ...more })).product
const correct = (id: string, body: unknown) => call('PUT', `/data/products/${id}`, { body, as: ADMIN })
const get = async (id: string) =>
  (await call('GET', `/admin/products/${id}`, { as: ADMIN })).data as unknown as CatalogProduct

const picture = (address: string, more: object = {}) => ({
  uploaded_url: null,
  url: address,
  cdn_url: null,
  source_url: null,
  alt_text: null,
  is_primary: false,
  ...more,
})

const EVERY_FIELD = {
  name: 'Bench plane',
  description: 'Smooths',
  price: 59.95,
  original_price: 80,
  currency: 'CAD',
  rating: 4.2,
  review_count: 17,
  brand: 'Planer & Sons',
  sku: 'PL-9',
  model_number: 'No. 4',
  upc: '000111222333',
  availability: 'out_of_stock',
  source: 'homedepot',
  category: { path: ['Hand tools', 'Planes'] },
  subcategories: ['Bench', 'Iron'],
  images: [
    picture('/uploads/a.webp', { alt_text: 'From the side' }),
    picture('https://img.example/b.jpg', { is_primary: true }),
  ],
  specifications: { Length: '9 in.', Weight: '3.5 lb' },
  purchase_info: {
    is_purchased: true,
    purchase_date: '2026-02-01',
    purchase_price: 55.5,
    purchase_quantity: 2,
    purchase_method: 'Online',
    customer_reviews_purchase: 'Sharp',
    return_rate: 0.025,
    warranty_info: '10 years',
    installation_services: ['Sharpening'],
    related_products_purchased: ['Strop'],
  },
}

onEmbedded(() => {
  test('every field of a product can be corrected, and reading its page again does not change it', async () => {
    const { product_id } = await store('B000000101')
    const corrected = await correct(product_id, EVERY_FIELD)
    expect([corrected.status, corrected.message]).toEqual([200, 'Product updated successfully'])
    const expected = { ...EVERY_FIELD, product_id, product_url: url('B000000101'), price_at: expect.any(String) }
    expect(corrected.data.product).toEqual(expected)
    expect(
      await store('B000000101', {
        price: 1,
        rating: 1,
        images: [],
        specifications: {},
        product_url: url('B000000101'),
      }),
    ).toEqual(expected)
    expect((await get(product_id)).corrected).toEqual(Object.keys(EVERY_FIELD).sort())
  })

  test('nullable fields can be cleared', async () => {
    const { product_id } = await store('B000000102')
    const empty = {
      rating: null,
      review_count: null,
      brand: null,
      sku: null,
      model_number: null,
      upc: null,
      availability: null,
      category: null,
      subcategories: [],
      images: [],
      specifications: {},
      purchase_info: null,
      price: null,
      original_price: null,
    }
    expect((await correct(product_id, empty)).data.product).toMatchObject(empty)
    expect((await get(product_id)).price_at).toBe(null)
    expect((await correct(product_id, { category: { path: [] } })).data.product.category).toBe(null)
  })

  test('at most one picture is primary, and each has an address', async () => {
    const { product_id } = await store('B000000103')
    const two = [picture('/uploads/a.webp', { is_primary: true }), picture('/uploads/b.webp', { is_primary: true })]
    expect(
      (await correct(product_id, { images: two })).data.product.images.map(({ is_primary }) => is_primary),
    ).toEqual([true, false])
    for (const images of [[{}], [{ url: 'javascript:alert(1)' }], [{ url: '' }], 'x', Array(31).fill(two[0])]) {
      expect(await correct(product_id, { images })).toMatchObject({ status: 400 })
    }
  })

  test.each([
    ['rating', 5.1],
    ['rating', '4'],
    ['review_count', 1.5],
    ['review_count', 2 ** 31],
    ['source', 'walmart'],
    ['product_url', 'javascript:alert(1)'],
    ['product_url', ''],
    ['specifications', { a: 1 }],
    ['specifications', { 'a\0': 'b' }],
    ['specifications', Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`s${at}`, 'x']))],
    ['purchase_info', { return_rate: 2 }],
    ['follow', ['colour']],
    ['updated_at', 'yesterday'],
  ])('%s is refused as %j', async (field, value) => {
    const refused = await correct('none', { [field]: value })
    expect([refused.status, refused.issues?.[0]?.path.split('.')[0]]).toEqual([400, field])
  })

  test('a field whose correction is withdrawn follows the page again', async () => {
    const { product_id } = await store('B000000104')
    await correct(product_id, { name: 'Ours', brand: 'Ours' })
    await correct(product_id, { follow: ['name'], sku: 'OURS' })
    expect((await get(product_id)).corrected).toEqual(['brand', 'sku'])
    expect(await store('B000000104', { name: 'Theirs', brand: 'Theirs' })).toMatchObject({
      name: 'Theirs',
      brand: 'Ours',
      sku: 'OURS',
    })
  })

  test('a stale correction is refused, and so is one of two concurrent ones', async () => {
    const { product_id } = await store('B000000105')
    const { updated_at } = await get(product_id)
    expect(await correct(product_id, { name: 'First', updated_at })).toMatchObject({ status: 200 })
    const late = await correct(product_id, { name: 'Second', updated_at })
    expect(late).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      message: expect.stringMatching(/^This product was saved on .* UTC, after you opened it$/),
    })
    const now = (await get(product_id)).updated_at
    const both = await Promise.all(['A', 'B'].map((name) => correct(product_id, { name, updated_at: now })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await correct(product_id, { name: 'Third' })).toMatchObject({ status: 200 })
  })

  test('changing the address changes the key, unless another product has it', async () => {
    const [mine, other] = [await store('B000000106'), await store('B000000107', { name: 'Other drill' })]
    expect(await correct(mine.product_id, { product_url: `${url('B000000107')}?tag=x-20` })).toMatchObject({
      status: 409,
      code: 'PRODUCT_EXISTS',
      message: 'There is a product with this address already: Other drill',
    })
    const tagged = await correct(mine.product_id, { product_url: `${url('B000000106')}?tag=x-20` })
    expect(tagged.data.product.product_url).toBe(`${url('B000000106')}?tag=x-20`)
    expect((await store('B000000106')).product_id, 'it is the same product').toBe(mine.product_id)
    const moved = await correct(mine.product_id, { product_url: 'https://www.homedepot.com/p/a-drill/123456789' })
    expect(moved.data.product).toMatchObject({
      source: 'homedepot',
      product_url: 'https://www.homedepot.com/p/a-drill/123456789',
    })
    expect((await store('B000000106')).product_id, 'its former address is free').not.toBe(mine.product_id)
    expect((await get(other.product_id)).product.name).toBe('Other drill')
  })

  test('the details of a product say where its values come from and where it is used', async () => {
    const { product_id } = await store('B000000108')
    const draft = await makePost({ title: 'A draft', status: 'draft', products: [product_id] })
    const post = await makePost({ title: 'A post', products: [product_id] })
    const reported = await get(product_id)
    expect(reported).toMatchObject({
      product: { product_id, name: 'Cordless drill' },
      corrected: [],
      posts: [
        { id: post.id, title: 'A post', status: 'published' },
        { id: draft.id, title: 'A draft', status: 'draft' },
      ],
      post_count: 2,
    })
    expect([reported.read_at, reported.price_at]).toEqual([reported.created_at, reported.created_at])
    await correct(product_id, { price: 3 })
    const later = await get(product_id)
    expect(Date.parse(later.price_at ?? '')).toBeGreaterThan(Date.parse(reported.price_at ?? ''))
    expect(later.read_at).toBe(reported.read_at)
    await (await database()).update(products).set({ readAt: null }).where(eq(products.id, product_id))
    expect((await get(product_id)).read_at).toBe(null)
    expect(await call('GET', '/admin/products/none', { as: ADMIN })).toMatchObject({
      status: 404,
      message: 'Product not found',
    })
    expect(await call('GET', `/admin/products/${product_id}`)).toMatchObject({ status: 401 })
  })
})
