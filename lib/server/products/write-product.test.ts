import { expect, test, vi } from 'vitest'
import { ADMIN, ADMIN_PASSWORD, call, makePost } from '../../testing/api'
import { database } from '../db/open/connect'
import { onEachEngine } from '../../testing/database'
import { storeReading } from './write-product'
import { READING } from '../../testing/samples/product-reading'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)

const store = async (changes: Partial<typeof READING>) => storeReading(await database(), { ...READING, ...changes })
const MOMENT = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
const correct = (id: string, body: unknown, as: string | null = ADMIN) =>
  call('PUT', `/data/products/${id}`, { body, as })

onEachEngine(() => {
  test('a product is stored as read, amounts to the cent', async () => {
    const { product, unchanged } = await store({ key: 'amazon:B000000001' })
    const { key: _key, ...fields } = READING
    expect(product).toEqual({ ...fields, product_id: product.product_id, price_at: MOMENT })
    expect(unchanged).toEqual([])
    const list = await call('GET', '/data/products?include_unlinked=true&per_page=100', { as: ADMIN })
    expect(list.data.products).toContainEqual(product)
  })

  test('reading the same product again refreshes it under the same id', async () => {
    const first = await store({ key: 'amazon:B000000002' })
    const again = await store({ key: 'amazon:B000000002', price: 99.5, rating: null })
    expect(again.product).toEqual({ ...first.product, price: 99.5, rating: null, price_at: MOMENT })
  })

  test('two concurrent readings of one product store one product', async () => {
    const both = await Promise.all([1, 2, 3].map((price) => store({ key: 'amazon:B000000003', price })))
    expect(new Set(both.map(({ product }) => product.product_id)).size).toBe(1)
  })

  test('a correction survives the next reading, which refreshes the other fields and says so', async () => {
    const { product } = await store({ key: 'amazon:B000000004' })
    const corrected = await correct(product.product_id, { name: 'Our drill', price: 80 })
    expect(corrected).toMatchObject({ status: 200, message: 'Product updated successfully' })
    expect(corrected.data.product).toEqual({ ...product, name: 'Our drill', price: 80, price_at: MOMENT })

    const again = await store({
      key: 'amazon:B000000004',
      name: 'Their drill',
      price: 70,
      currency: 'EUR',
      rating: 3.1,
    })
    expect(again.unchanged).toEqual(['name', 'price'])
    expect(again.product, 'an amount keeps its currency').toEqual({ ...corrected.data.product, rating: 3.1 })
  })

  test('a corrected picture comes first, and null removes all pictures', async () => {
    const { product } = await store({ key: 'amazon:B000000005' })
    const known = await correct(product.product_id, { image: 'https://img.example/2.jpg' })
    expect(known.data.product.images.map((image) => [image.url, image.is_primary])).toEqual([
      ['https://img.example/2.jpg', true],
      ['https://img.example/1.jpg', false],
    ])
    const unknown = await correct(product.product_id, { image: 'https://img.example/new.jpg' })
    expect(unknown.data.product.images[0]).toMatchObject({ url: 'https://img.example/new.jpg', is_primary: true })
    expect((await correct(product.product_id, { image: null })).data.product.images).toEqual([])
  })

  test('posts are found by the current names of their products', async () => {
    const { product } = await store({ key: 'amazon:B000000006', name: 'Quokka sander' })
    const post = await makePost({ title: 'Smooth floors', products: [product.product_id] })
    const find = async (text: string) => (await call('GET', `/curated-posts?q=${text}`)).data.posts.map(({ id }) => id)
    expect(await find('quokka')).toEqual([post.id])
    await correct(product.product_id, { name: 'Wombat sander' })
    expect([await find('wombat'), await find('quokka')]).toEqual([[post.id], []])
    await store({ key: 'amazon:B000000006', brand: 'Numbat' })
    expect(await find('numbat')).toEqual([post.id])
    expect((await call('GET', `/curated-posts/${post.id}`)).data.post.updated_at, 'its text is the same').toBe(
      post.updated_at,
    )
  })

  test('values that no column can store are dropped', async () => {
    const { product } = await store({
      key: `https://shop.example/${'long/'.repeat(400)}`,
      name: 'Nul\0 and half \ud83d',
      specifications: { 'a\0b': '\udc00' },
      price: 1e30,
      review_count: 1e12,
    })
    expect(product).toMatchObject({
      name: 'Nul and half \ufffd',
      specifications: { ab: '\ufffd' },
      price: null,
      review_count: null,
    })
  })

  test('a correction is refused without credentials, for a missing product, and with invalid values', async () => {
    const { product } = await store({ key: 'amazon:B000000007' })
    expect(await correct(product.product_id, { name: 'x' }, null)).toMatchObject({ status: 401 })
    expect(await correct('none', { name: 'x' })).toMatchObject({ status: 404, message: 'Product not found' })
    const wrong = { name: ' ', price: -1, currency: 'dollars', image: 'javascript:alert(1)', brand: 3 }
    const refused = await correct(product.product_id, wrong)
    expect(refused.status).toBe(400)
    expect(refused.issues?.map((issue) => issue.path).sort()).toEqual(['brand', 'currency', 'image', 'name', 'price'])
    expect(await correct(product.product_id, { image: 'https://images.example:port/a.png' })).toMatchObject({
      status: 400,
    })
    const list = await call('GET', '/data/products?include_unlinked=true&per_page=100', { as: ADMIN })
    expect(list.data.products).toContainEqual(product)
  })
})
