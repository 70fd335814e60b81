import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { resetRateLimits } from '../api/access/rate-limits'
import { ADMIN, ADMIN_PASSWORD, call, makePost } from '../../testing/api'
import { database } from '../db/open/connect'
import { deletedProducts } from '../db/schema/product-schema'
import { products } from '../db/schema/post-schema'
import { onEmbedded } from '../../testing/database'
import { READING } from '../../testing/samples/product-reading'
import { storeReading } from './write-product'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
beforeEach(resetRateLimits)

const store = async (key: string) =>
  (await storeReading(await database(), { ...READING, key, name: key })).product.product_id
const batch = async (what: 'delete' | 'restore', ids: string[]) => {
  const answer = await call('POST', `/admin/products/batch-${what}`, { body: { ids }, as: ADMIN })
  return answer as typeof answer & { usedIds?: string[]; restoredCount?: number }
}
const rowOf = async (id: string) => (await (await database()).select().from(products).where(eq(products.id, id)))[0]

onEmbedded(() => {
  test('a product that an older release deleted is restored, although columns were added since', async () => {
    const id = await store('a-older')
    await batch('delete', [id])
    const db = await database()
    const older = sql`${deletedProducts.product} - 'is_gone' - 'archived_at' - 'replacement_id'`
    await db.update(deletedProducts).set({ product: older }).where(eq(deletedProducts.id, id))
    expect(await batch('restore', [id])).toMatchObject({ restoredCount: 1 })
    expect(await rowOf(id)).toMatchObject({ name: 'a-older', isGone: false, archivedAt: null })
    await batch('delete', [id])
  })

  test('unused products are deleted, those that a post features stay and are reported', async () => {
    const [used, unused, other] = [await store('a-used'), await store('a-unused'), await store('a-other')]
    await makePost({ status: 'draft', products: [used] })
    const gone = await batch('delete', [used, unused, other, 'none'])
    expect(gone).toMatchObject({
      status: 200,
      deletedCount: 2,
      usedIds: [used],
      message: '2 products deleted; 1 that a post features was kept',
    })
    expect([await rowOf(unused), await rowOf(other)]).toEqual([undefined, undefined])
    expect((await rowOf(used))?.name).toBe('a-used')
    expect(await batch('delete', [used])).toMatchObject({
      deletedCount: 0,
      message: 'Nothing was deleted: 1 that a post features was kept',
    })
    expect(await batch('delete', [])).toMatchObject({ status: 200, deletedCount: 0 })
  })

  test('a restored product has all its values and is found by search', async () => {
    const id = await store('Quokka grinder')
    await call('PUT', `/data/products/${id}`, { body: { price: 12.34, name: 'Wombat grinder' }, as: ADMIN })
    const before = await rowOf(id)
    await batch('delete', [id])
    const find = async () =>
      (await call('GET', '/admin/products?q=wombat+grinder', { as: ADMIN })).data.products.map(
        ({ product_id }) => product_id,
      )
    expect(await find()).toEqual([])
    expect(await batch('restore', [id])).toMatchObject({ status: 200, restoredCount: 1, message: '1 product restored' })
    expect(await rowOf(id)).toEqual(before)
    expect(await find()).toEqual([id])
    expect(await batch('restore', [id])).toMatchObject({ restoredCount: 0 })
  })

  test('a product whose address was stored again stays deleted, and the message says so', async () => {
    const id = await store('c-again')
    await batch('delete', [id])
    const anew = await store('c-again')
    expect(await batch('restore', [id])).toMatchObject({
      restoredCount: 0,
      message: '0 products restored; 1 could not be restored: added again since, or deleted too long ago',
    })
    await batch('delete', [anew])
    expect(await batch('restore', [id])).toMatchObject({ restoredCount: 1 })
  })

  test('products deleted weeks ago are erased at the next deletion', async () => {
    const [old, next] = [await store('d-old'), await store('d-next')]
    await batch('delete', [old])
    await (
      await database()
    )
      .update(deletedProducts)
      .set({ deletedAt: sql`now() - interval '31 days'` })
      .where(eq(deletedProducts.id, old))
    await batch('delete', [next])
    expect([(await batch('restore', [old])).restoredCount, (await batch('restore', [next])).restoredCount]).toEqual([
      0, 1,
    ])
  })
})
