import { eq, inArray } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CatalogProduct } from '@/lib/contract/products/catalog'
import { RESTORE_DAYS } from '@/lib/contract/products/catalog-views'
import { ADMIN, ADMIN_PASSWORD, call, makePost } from '../../../testing/api'
import { onEmbedded } from '../../../testing/database'
import { READING } from '../../../testing/samples/product-reading'
import { resetRateLimits } from '../../api/access/rate-limits'
import { database } from '../../db/open/connect'
import { products } from '../../db/schema/post-schema'
import { replacedValues } from '../../db/schema/product-schema'
import { storeReading } from '../write-product'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
beforeEach(resetRateLimits)

const address = (key: string) => `https://shop.example/${key}`
const readingOf = (key: string, more: object = {}) => ({ ...READING, key, product_url: address(key), ...more })
async function make(key: string, more: object = {}): Promise<string> {
  const origins = { name: 'json-ld', price: 'json-ld', images: 'meta' } as const
  return (await storeReading(await database(), { ...readingOf(key, more), origins })).product.product_id
}
/** Another name, price, pictures, stock and address. */
const changed = (key: string) =>
  readingOf(`${key}/moved`, {
    name: `${READING.name}, new`,
    price: 99.5,
    original_price: 120,
    currency: 'CAD',
    availability: 'out_of_stock',
    specifications: { Weight: '2 kg' },
    images: [{ url: 'https://img.example/new.jpg', is_primary: true }],
    origins: { name: 'markup', price: 'markup' },
  })
const FIELDS = ['name', 'price', 'availability', 'images', 'specifications', 'product_url', 'brand']
const post = (path: string, body: object) => call('POST', path, { body, as: ADMIN })
async function apply(id: string, reading: object, fields: string[] = FIELDS): Promise<string> {
  const { data, status } = await post(`/admin/products/${id}/apply-reading`, { reading, fields })
  expect(status).toBe(200)
  return (data as unknown as { reading_id: string }).reading_id
}
const undo = (...ids: string[]) => post('/admin/products/undo-readings', { ids })
async function rowOf(id: string) {
  const [row] = await (await database()).select().from(products).where(eq(products.id, id))
  return row
}
const get = async (id: string) =>
  (await call('GET', `/admin/products/${id}`, { as: ADMIN })).data as unknown as CatalogProduct

onEmbedded(() => {
  test('an undone reading gives everything back: values, origins, correction marks, price history and address', async () => {
    const id = await make('lamp')
    await call('PUT', `/data/products/${id}`, { body: { brand: 'Ours' }, as: ADMIN })
    const db = await database()
    const link = { state: 'works', checked_at: '2026-01-02T00:00:00.000Z' } as never
    await db
      .update(products)
      .set({ link, linkDueAt: new Date('2026-03-01') })
      .where(eq(products.id, id))
    const featuring = await makePost({ products: [{ product_id: id }] })
    const [before, shown] = [await rowOf(id), await get(id)]
    const reading = await apply(id, changed('lamp'))
    expect((await get(id)).prices).toHaveLength(2)
    expect(await rowOf(id)).toMatchObject({ price: 9950, corrected: [], link: null })

    expect(await undo(reading)).toMatchObject({
      status: 200,
      message: '1 product put back as before',
      undoneIds: [reading],
    })
    const after = await rowOf(id)
    expect({ ...after, updatedAt: before?.updatedAt }).toEqual(before)
    expect(after?.updatedAt.getTime()).toBeGreaterThan(before?.updatedAt.getTime() ?? Infinity)
    expect({ ...(await get(id)), updated_at: shown.updated_at }).toEqual(shown)
    const found = await call('GET', `/curated-posts?q=${encodeURIComponent('Ours')}`)
    expect(found.data.posts.map((each) => each.id)).toContain(featuring.id)
  })

  test('a product that was changed since, deleted or read again is left alone and counted', async () => {
    const ids = [await make('one'), await make('two'), await make('three'), await make('four')]
    const readings: string[] = []
    for (const [at, id] of ids.entries())
      readings.push(await apply(id, changed(['one', 'two', 'three', 'four'][at] ?? '')))
    const [, edited = '', again = '', gone = ''] = ids
    await call('PUT', `/data/products/${edited}`, { body: { sku: 'BY-HAND' }, as: ADMIN })
    const second = await apply(again, { ...changed('three'), name: 'Read by somebody else' }, ['name'])
    await post('/admin/products/batch-delete', { ids: [gone] })
    const kept = [await rowOf(edited), await rowOf(again)]

    const undone = await undo(...readings, 'unknown')
    expect(undone).toMatchObject({
      message: '1 product put back as before. Not put back: 1 changed since, 1 read again since, 2 deleted',
      undoneIds: [readings[0]],
      left: [
        { id: readings[1], reason: 'changed' },
        { id: readings[2], reason: 'read_again' },
        { id: readings[3], reason: 'deleted' },
        { id: 'unknown', reason: 'deleted' },
      ],
    })
    expect([await rowOf(edited), await rowOf(again)]).toEqual(kept)
    await post('/admin/products/batch-restore', { ids: [gone] })
    expect((await undo(second, readings[3] ?? '')).message, 'restored as it was read').toBe(
      '2 products put back as before',
    )
    expect((await rowOf(again))?.name).toBe(changed('three').name)
  })

  test('a reading is undone once, and what an archive or a check of the link did since stays', async () => {
    const id = await make('kept')
    const reading = await apply(id, { ...changed('kept'), product_url: address('kept') }, ['name'])
    await post('/admin/products/batch-archive', { ids: [id], archived: true })
    const db = await database()
    const link = { state: 'works', checked_at: '2026-05-02T00:00:00.000Z' } as never
    await db.update(products).set({ link }).where(eq(products.id, id))
    expect((await undo(reading)).message).toBe('1 product put back as before')
    const once = await rowOf(id)
    expect(once).toMatchObject({ name: READING.name, link, archivedAt: expect.any(Date) })
    expect((await undo(reading)).message).toBe('Nothing was put back: 1 put back already')
    expect(await rowOf(id)).toEqual(once)
    const longAgo = `${id}.${Date.now() - (RESTORE_DAYS + 1) * 86_400_000}`
    expect(await undo(longAgo)).toMatchObject({ undoneIds: [], left: [{ id: longAgo, reason: 'expired' }] })
  })

  test('a product whose former address belongs to another one by now stays as it is', async () => {
    const id = await make('wandering')
    const reading = await apply(id, changed('wandering'))
    await make('wandering')
    const before = await rowOf(id)
    expect(await undo(reading)).toMatchObject({ undoneIds: [], left: [{ reason: 'address_taken' }] })
    expect(await rowOf(id)).toEqual(before)
  })

  test('only the last reading of a product is remembered, for some weeks, and none that chose no field', async () => {
    const db = await database()
    const id = await make('weeks')
    expect(await apply(id, readingOf('weeks'), [])).toBeNull()
    const first = await apply(id, changed('weeks'), ['name'])
    const old = new Date(Date.now() - (RESTORE_DAYS + 1) * 86_400_000)
    await db.update(replacedValues).set({ readAt: old }).where(eq(replacedValues.id, first))
    const second = await apply(await make('weeks too'), changed('weeks too'), ['name'])
    const left = await db
      .select()
      .from(replacedValues)
      .where(inArray(replacedValues.id, [first, second]))
    expect(left.map((row) => row.id)).toEqual([second])
  })

  test('without credentials nothing is undone, and a wrong body is an error', async () => {
    const id = await make('guarded')
    const reading = await apply(id, changed('guarded'))
    const before = await rowOf(id)
    expect((await call('POST', '/admin/products/undo-readings', { body: { ids: [reading] } })).status).toBe(401)
    expect((await post('/admin/products/undo-readings', { ids: reading })).status).toBe(400)
    expect(await undo()).toMatchObject({ status: 200, undoneIds: [] })
    expect(await rowOf(id)).toEqual(before)
  })
})
