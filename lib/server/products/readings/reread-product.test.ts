import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { CatalogProduct } from '@/lib/contract/products/catalog'
import type { Reread } from '@/lib/contract/products/reread-calls'
import { ADMIN, ADMIN_PASSWORD, call } from '../../../testing/api'
import { onEmbedded } from '../../../testing/database'
import { productPage, startShop } from '../../../testing/servers/fixture-shop'
import { resetRateLimits } from '../../api/access/rate-limits'
import { database } from '../../db/open/connect'
import { products } from '../../db/schema/post-schema'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)

let shop: Awaited<ReturnType<typeof startShop>>
beforeAll(async () => {
  shop = await startShop()
  vi.stubEnv('FETCH_ALLOW_HOSTS', shop.host)
})
afterAll(() => shop.stop())
beforeEach(resetRateLimits)

async function read(path: string, name = 'Heron lamp'): Promise<string> {
  shop.pages.set(path, { body: productPage(name, {}, { brand: 'Oakly', sku: 'H-1' }) })
  const { data } = await call('POST', '/products/fetch-from-url', { body: { url: shop.address(path) }, as: ADMIN })
  return data.product.product_id
}
const get = async (id: string) =>
  (await call('GET', `/admin/products/${id}`, { as: ADMIN })).data as unknown as CatalogProduct
const correct = (id: string, body: object) => call('PUT', `/data/products/${id}`, { body, as: ADMIN })
const ask = (id: string, body: object = {}) => call('POST', `/admin/products/${id}/reread`, { body, as: ADMIN })
const reread = async (id: string) => (await ask(id)).data as unknown as Reread
const apply = (id: string, body: object) => call('POST', `/admin/products/${id}/apply-reading`, { body, as: ADMIN })

/** Sets the age of a stored price. */
async function agePrice(id: string, at: string) {
  await (
    await database()
  )
    .update(products)
    .set({ priceAt: new Date(at) })
    .where(eq(products.id, id))
}

onEmbedded((engine) => {
  test('a page that changed is compared field by field, and only the chosen fields are applied', async () => {
    const id = await read(`/${engine}/lamp`)
    await correct(id, { brand: 'Ours' })
    shop.pages.set(`/${engine}/lamp`, {
      body: productPage('Heron lamp, brass', { price: '59.90' }, { brand: 'Theirs', sku: 'H-2' }),
    })
    const found = await reread(id)
    expect(found.changes).toEqual([
      { field: 'name', by_hand: false },
      { field: 'price', by_hand: false },
      { field: 'brand', by_hand: true },
      { field: 'sku', by_hand: false },
    ])
    expect([found.product, found.read]).toMatchObject([
      { name: 'Heron lamp', price: 49.9, brand: 'Ours' },
      { name: 'Heron lamp, brass', price: 59.9, brand: 'Theirs' },
    ])
    expect((await get(id)).product).toMatchObject({ name: 'Heron lamp', price: 49.9 })

    const { reading, updated_at } = found
    const applied = await apply(id, { reading, updated_at, fields: ['price', 'sku'] })
    expect(applied).toMatchObject({ status: 200, message: '2 fields taken from the page' })
    expect(await get(id)).toMatchObject({
      product: { name: 'Heron lamp', price: 59.9, brand: 'Ours', sku: 'H-2' },
      corrected: ['brand'],
    })
    expect((await reread(id)).changes.map(({ field }) => field)).toEqual(['name', 'brand'])
  })

  test('a value corrected by hand follows the page again once it is chosen', async () => {
    const id = await read(`/${engine}/chosen`)
    await correct(id, { price: 1, currency: 'CAD' })
    const { reading, changes } = await reread(id)
    expect(changes).toEqual([{ field: 'price', by_hand: true }])
    await apply(id, { reading, fields: ['price'] })
    expect(await get(id)).toMatchObject({ product: { price: 49.9, currency: 'USD' }, corrected: [] })
  })

  test('a price that is still the same counts as checked, a different one that was not chosen does not', async () => {
    const id = await read(`/${engine}/same`)
    await agePrice(id, '2026-01-02T00:00:00Z')
    const same = await reread(id)
    expect(same.changes).toEqual([])
    expect(await apply(id, { reading: same.reading, fields: [] })).toMatchObject({
      message: 'Product is as the page says',
    })
    expect(Date.parse((await get(id)).price_at ?? '')).toBeGreaterThan(Date.now() - 60_000)

    await agePrice(id, '2026-01-02T00:00:00Z')
    shop.pages.set(`/${engine}/same`, { body: productPage('Heron lamp', { price: '12.00' }) })
    await apply(id, { reading: (await reread(id)).reading, fields: ['name'] })
    expect((await get(id)).price_at).toBe('2026-01-02T00:00:00.000Z')
  })

  test('a page that shows another product says so, and changes nothing by itself', async () => {
    const id = await read(`/${engine}/chair`, 'Ash chair')
    const table = await read(`/${engine}/table`, 'Walnut dining table')
    shop.pages.set(`/${engine}/chair`, { status: 302, headers: { location: `/${engine}/table` } })
    const { other, reading } = await reread(id)
    expect(other).toEqual({ name: 'Walnut dining table', product_id: table })
    const before = await get(id)
    await apply(id, { reading, fields: [] })
    expect(await get(id)).toEqual(before)
    const taken = await apply(id, { reading, fields: ['name', 'product_url'] })
    expect([taken.status, taken.message]).toEqual([409, expect.stringContaining('Walnut dining table')])
    expect(await get(id)).toEqual(before)
  })

  test('an address that a shop uses anew shows another product', async () => {
    const id = await read(`/${engine}/reused`, 'Elm stool')
    shop.pages.set(`/${engine}/reused`, { body: productPage('Garden hose', {}, { sku: 'G-7' }) })
    expect((await reread(id)).other).toMatchObject({ name: 'Garden hose' })
    shop.pages.set(`/${engine}/reused`, { body: productPage('Stool of elm, 45 cm', {}, { sku: 'H-9' }) })
    expect((await reread(id)).other, 'with a new item number').toBeNull()
  })

  test('the address of a moved product is taken over with its key', async () => {
    const id = await read(`/${engine}/old`)
    shop.pages.set(`/${engine}/new`, { body: productPage('Heron lamp') })
    shop.pages.set(`/${engine}/old`, { status: 301, headers: { location: `/${engine}/new` } })
    const { reading, changes, other } = await reread(id)
    expect([other, changes.map(({ field }) => field)]).toEqual([null, ['product_url', 'brand', 'sku']])
    await apply(id, { reading, fields: ['product_url'] })
    const again = await call('POST', '/products/fetch-from-url', {
      body: { url: shop.address(`/${engine}/new`) },
      as: ADMIN,
    })
    expect(again.data.product.product_id).toBe(id)
  })

  test('a refusal, a missing product, an older version and unknown fields are errors that change nothing', async () => {
    const id = await read(`/${engine}/faults`)
    const { reading, updated_at } = await reread(id)
    shop.pages.set(`/${engine}/faults`, { status: 403, body: 'No' })
    expect((await ask(id)).status).toBe(502)
    expect((await ask('nobody')).status).toBe(404)
    expect((await apply('nobody', { reading, fields: [] })).status).toBe(404)
    expect((await apply(id, { reading, fields: ['purchase_info'] })).status).toBe(400)
    await correct(id, { sku: 'X' })
    expect(await apply(id, { reading, updated_at, fields: ['name'] })).toMatchObject({ status: 409, code: 'CONFLICT' })
    // A page whose source a person pasted.
    expect((await ask(id, { reading: { ...reading, name: 'Pasted lamp' } })).data).toMatchObject({
      read: { name: 'Pasted lamp' },
    })
  })
})
