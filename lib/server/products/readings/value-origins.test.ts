import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { CatalogProduct } from '@/lib/contract/products/catalog'
import { ADMIN, ADMIN_PASSWORD, call } from '../../../testing/api'
import { onEmbedded } from '../../../testing/database'
import { productPage, startShop } from '../../../testing/servers/fixture-shop'
import { resetRateLimits } from '../../api/access/rate-limits'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)

let shop: Awaited<ReturnType<typeof startShop>>
beforeAll(async () => {
  shop = await startShop()
  vi.stubEnv('FETCH_ALLOW_HOSTS', shop.host)
})
afterAll(() => shop.stop())
beforeEach(resetRateLimits)

const post = (path: string, body: object) => call('POST', path, { body, as: ADMIN })
const origins = async (id: string) => {
  const { data } = await call('GET', `/admin/products/${id}`, { as: ADMIN })
  const found = (data as unknown as CatalogProduct).origins
  for (const { at } of found) expect(Date.parse(at ?? '')).toBeGreaterThan(Date.now() - 60_000)
  return Object.fromEntries(found.map(({ field, from }) => [field, from]))
}
const PAGE = { name: 'json-ld', brand: 'json-ld', price: 'json-ld', currency: 'json-ld', sku: 'json-ld' }

onEmbedded((engine) => {
  test('the origins of values follow a reading, a correction and a reading again', async () => {
    const [path, url] = [`/${engine}/lamp`, shop.address(`/${engine}/lamp`)]
    shop.pages.set(path, { body: productPage('Heron lamp', {}, { brand: 'Oakly', sku: 'H-1' }) })
    const { data } = await post('/products/fetch-from-url', { url })
    const id = data.product.product_id
    expect(await origins(id)).toEqual(PAGE)

    await call('PUT', `/data/products/${id}`, { body: { brand: 'Ours', description: 'Tall' }, as: ADMIN })
    expect(await origins(id)).toEqual({ ...PAGE, brand: 'hand', description: 'hand' })

    const page = productPage('Heron lamp', { price: '60' }, { brand: 'Theirs' })
    const source = page.replace('<body>', '<body><meta itemprop="x">')
    shop.pages.set(path, { body: source })
    await post('/products/fetch-from-url', { url })
    const { sku: _sku, ...stated } = PAGE
    expect(await origins(id), 'values by hand stay, and one that is no longer stated has no origin').toEqual({
      ...stated,
      brand: 'hand',
      description: 'hand',
    })

    const { reading } = (await post('/products/read-source', { url, source })).data as unknown as { reading: object }
    await post(`/admin/products/${id}/apply-reading`, { reading, fields: ['brand'] })
    expect((await origins(id)).brand).toBe('json-ld')
  })

  test('a page that was handed over, reviewed by a person, has both origins', async () => {
    const url = `https://${engine}.example/vase`
    const source = productPage('Blue vase', {}, { brand: 'Oakly' })
    const { reading } = (await post('/products/read-source', { url, source })).data as unknown as { reading: object }
    const { product } = (await post('/admin/products', { reading, fields: { name: 'Vase' } })).data
    expect(await origins(product.product_id)).toMatchObject({ name: 'hand', brand: 'json-ld' })
  })

  test('products entered by hand and from a file say so, and a restored one still does', async () => {
    const fields = { name: 'Awl', product_url: `https://${engine}.example/awl`, image: 'https://img.example/a.jpg' }
    const { product } = (await post('/admin/products', { fields })).data
    const byHand = { name: 'hand', product_url: 'hand', images: 'hand' }
    expect(await origins(product.product_id)).toEqual(byHand)
    await post('/admin/products/batch-delete', { ids: [product.product_id] })
    await post('/admin/products/batch-restore', { ids: [product.product_id] })
    expect(await origins(product.product_id)).toEqual(byHand)

    const csv = `Name;Link\nRake;https://${engine}.example/rake`
    await post('/admin/products/import', { csv, columns: { name: 0, product_url: 1 } })
    const { products } = (await call('GET', '/admin/products?q=rake', { as: ADMIN })).data
    expect(await origins(products[0]?.product_id ?? '')).toMatchObject({ name: 'csv', product_url: 'csv' })
  })

  test('a reading with unknown origins is stored without them', async () => {
    const reading = { key: `${engine} key`, name: 'Hose', product_url: `https://${engine}.example/hose` }
    const { data, status } = await post('/admin/products', { reading: { ...reading, origins: { name: 'guess' } } })
    expect([status, await origins(data.product.product_id)]).toEqual([201, {}])
  })
})
