import { beforeEach, expect, test, vi } from 'vitest'
import type { CatalogProduct } from '@/lib/contract/products/catalog'
import { ADMIN, ADMIN_PASSWORD, call, makePost } from '../../testing/api'
import { onEmbedded } from '../../testing/database'
import { READING } from '../../testing/samples/product-reading'
import { resetRateLimits } from '../api/access/rate-limits'
import { database } from '../db/open/connect'
import { storeReading } from './write-product'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
beforeEach(resetRateLimits)

async function store(key: string, more: Partial<typeof READING> = {}): Promise<string> {
  const product_url = `https://shop.example/${key}`
  const fields = { ...READING, key, name: key, upc: null, sku: null, product_url, ...more }
  return (await storeReading(await database(), fields)).product.product_id
}
const archive = (ids: string[], archived: boolean) =>
  call('POST', '/admin/products/batch-archive', { body: { ids, archived }, as: ADMIN })
const setGone = (id: string, body: object) => call('PUT', `/admin/products/${id}/gone`, { body, as: ADMIN })
const ids = async (path: string, as: string | null = null) =>
  (await call('GET', path, { as })).data.products.map(({ product_id }) => product_id)
const get = async (id: string) =>
  (await call('GET', `/admin/products/${id}`, { as: ADMIN })).data as unknown as CatalogProduct

onEmbedded(() => {
  test('an archived product is in no list, search or picker, but still in its posts, and comes back', async () => {
    const [kept, old] = [await store('quillwork lamp'), await store('quillwork shade')]
    const post = await makePost({ products: [kept, old] })
    const seen = async () => ({
      explore: (await ids('/data/products')).includes(old),
      search: (await ids('/data/products?search=quillwork')).includes(old),
      picker: (await ids('/data/products?include_unlinked=true&per_page=100', ADMIN)).includes(old),
      part: (await ids('/data/products?include_unlinked=true&match=substring&search=llwork', ADMIN)).includes(old),
      admin: (await ids('/admin/products?q=quillwork', ADMIN)).includes(old),
      archived: (await ids('/admin/products?filter=archived', ADMIN)).includes(old),
    })
    const listed = { explore: true, search: true, picker: true, part: true, admin: true, archived: false }
    expect(await seen()).toEqual(listed)
    const before = (await call('GET', '/data/products?include_unlinked=true', { as: ADMIN })).data.pagination.total

    expect(await archive([old, 'nobody'], true)).toMatchObject({ archivedCount: 1, message: '1 product archived' })
    expect(await archive([old], true)).toMatchObject({ archivedCount: 0 })
    expect(await seen()).toEqual({
      explore: false,
      search: false,
      picker: false,
      part: false,
      admin: false,
      archived: true,
    })
    const pagination = (await call('GET', '/data/products?include_unlinked=true', { as: ADMIN })).data.pagination
    expect(pagination.total).toBe(before - 1)
    const shown = (await call('GET', `/curated-posts/${post.id}`)).data.post.products
    expect(shown.map(({ product_id }) => product_id)).toEqual([kept, old])
    expect((await get(old)).archived_at).toMatch(/^20/)
    // Saving the post again does not list it.
    await call('PUT', `/curated-posts/${post.id}`, { body: { status: 'draft' }, as: ADMIN })
    await call('PUT', `/curated-posts/${post.id}`, { body: { status: 'published' }, as: ADMIN })
    expect(await ids('/data/products')).not.toContain(old)

    expect(await archive([old], false)).toMatchObject({ archivedCount: 1 })
    expect(await seen()).toEqual(listed)
    await archive([old], true)
    await store('quillwork shade')
    expect((await get(old)).archived_at, 'it was brought in anew').toBeNull()
  })

  test('a product that is gone says so, with the one to buy instead', async () => {
    const [gone, instead] = [await store('gone drill'), await store('newer drill')]
    const post = await makePost({ products: [gone] })
    const shown = async () => (await call('GET', `/curated-posts/${post.id}`)).data.post.products[0]
    expect(await shown()).not.toHaveProperty('is_gone')
    expect(await setGone(gone, { is_gone: true, replacement_id: instead })).toMatchObject({ status: 200 })
    const replacement = { product_id: instead, name: 'newer drill', product_url: 'https://shop.example/newer drill' }
    expect(await shown()).toMatchObject({ is_gone: true, replacement })

    await setGone(instead, { is_gone: true })
    expect((await shown())?.replacement, 'it is gone, too').toBeNull()
    expect((await get(gone)).product.replacement).toMatchObject({ name: 'newer drill' })
    await setGone(gone, { is_gone: false })
    expect(await shown()).not.toHaveProperty('is_gone')
  })

  test('a replacement that cannot be bought is refused', async () => {
    const [one, gone] = [await store('one'), await store('vanished')]
    await setGone(gone, { is_gone: true })
    const faults = await Promise.all(
      [one, gone, 'nobody'].map((replacement_id) => setGone(one, { is_gone: true, replacement_id })),
    )
    expect(faults.map(({ status, issues }) => [status, issues?.[0]?.path])).toEqual(
      Array(3).fill([400, 'replacement_id']),
    )
    expect((await setGone('nobody', { is_gone: true })).status).toBe(404)
    expect((await get(one)).product).not.toHaveProperty('is_gone')
  })

  test('replacements are suggested by number, then by category and name, without what cannot be bought', async () => {
    const path = { category: { path: ['Tools', 'Planes'] } }
    const plane = await store('zebrano block plane', { ...path, upc: '4006381333931' })
    const same = await store('hand plane no. 4', { upc: '04006381333931' })
    const near = await store('zebrano smoothing plane', path)
    const far = await store('zebrano polish', { category: { path: ['Finishes'] } })
    const old = await store('zebrano jack plane', path)
    await archive([old], true)
    const found = await call('GET', `/admin/products/${plane}/replacements`, { as: ADMIN })
    const listed = found.data.products as unknown as { product_id: string; same: string }[]
    expect(listed[0]).toMatchObject({ product_id: same, same: 'gtin' })
    const order = listed.map(({ product_id }) => product_id)
    expect(order.indexOf(near)).toBe(1)
    expect(order.indexOf(far)).toBeGreaterThan(1)
    expect(order).not.toContain(old)
    expect((await call('GET', '/admin/products/nobody/replacements', { as: ADMIN })).status).toBe(404)
  })
})
