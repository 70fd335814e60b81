import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ADMIN, ADMIN_PASSWORD, call, makePost } from '../../../testing/api'
import { onEmbedded } from '../../../testing/database'
import { productPage, startShop } from '../../../testing/servers/fixture-shop'
import { forgetRobots } from '../../fetch/robots'
import { resetRateLimits } from '../../api/access/rate-limits'
import { database } from '../../db/open/connect'
import { products } from '../../db/schema/post-schema'
import { JobRunner } from '../../jobs/run-jobs'
import { checkShopJobs, queueDueLinks, queueLinks, storeCheck } from './check-links'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
const DAY = 86_400_000

let shop: Awaited<ReturnType<typeof startShop>>
beforeAll(async () => {
  shop = await startShop()
  vi.stubEnv('FETCH_ALLOW_HOSTS', shop.host)
})
afterAll(() => shop.stop())
beforeEach(() => {
  resetRateLimits()
  forgetRobots()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Stores a product as read from its page. */
async function read(path: string, name = 'Heron lamp'): Promise<string> {
  shop.pages.set(path, { body: productPage(name) })
  const { data } = await call('POST', '/products/fetch-from-url', { body: { url: shop.address(path) }, as: ADMIN })
  return data.product.product_id
}
const check = async (id: string) => (await call('POST', `/admin/products/${id}/check-link`, { as: ADMIN })).data.link
const listed = async (filter: string) =>
  (await call('GET', `/admin/products?filter=${filter}&per_page=100`, { as: ADMIN })).data

onEmbedded((engine) => {
  test('each answer of a shop has its state', async () => {
    const id = await read(`/${engine}/lamp`)
    const stateAfter = async (page: Parameters<typeof shop.pages.set>[1]) => {
      shop.pages.set(`/${engine}/lamp`, page)
      return (await check(id)).state
    }
    expect(await stateAfter({ body: productPage('Heron lamp') })).toBe('works')
    expect(await stateAfter({ body: productPage('Heron lamp', { availability: 'OutOfStock' }) })).toBe('out_of_stock')
    expect(await stateAfter({ status: 403, body: 'No' })).toBe('refused')
    expect(await stateAfter({ body: '<title>Robot Check</title>' })).toBe('refused')
    expect(await stateAfter({ status: 503, body: 'Busy', headers: { 'retry-after': '60' } })).toBe('refused')
    expect(await stateAfter({ body: '<h1>Welcome</h1>' })).toBe('works')
  })

  test('a moved product says where it is, and its address can be taken over', async () => {
    const id = await read(`/${engine}/old`, 'Oak shelf, 80 cm')
    shop.pages.set(`/${engine}/new`, { body: productPage('Oak shelf, 80 cm wide') })
    shop.pages.set(`/${engine}/old`, { status: 301, headers: { location: `/${engine}/new` } })
    expect(await check(id)).toMatchObject({ state: 'moved', moved_to: shop.address(`/${engine}/new`) })
    expect((await listed('link_trouble')).products.map((each) => each.product_id)).toContain(id)
    const body = { product_url: shop.address(`/${engine}/new`) }
    await call('PUT', `/data/products/${id}`, { body, as: ADMIN })
    expect((await call('GET', `/admin/products/${id}`, { as: ADMIN })).data.link.state).toBe('unchecked')
    expect((await check(id)).state).toBe('works')
  })

  test('an address that leads to another product, or to no product, is told apart', async () => {
    const id = await read(`/${engine}/chair`, 'Ash chair')
    shop.pages.set(`/${engine}/table`, { body: productPage('Walnut dining table') })
    shop.pages.set(`/${engine}/chair`, { status: 302, headers: { location: `/${engine}/table` } })
    expect(await check(id)).toMatchObject({ state: 'other_product', note: expect.stringContaining('Walnut') })
    shop.pages.set('/', { body: '<h1>Our shop</h1>' })
    shop.pages.set(`/${engine}/chair`, { status: 302, headers: { location: '/' } })
    expect(await check(id)).toMatchObject({ suspected: 'gone' })
  })

  test('a missing page counts as gone after two checks on different days', async () => {
    const start = new Date('2031-05-01T12:00:00Z').getTime()
    vi.useFakeTimers({ toFake: ['Date'], now: start })
    const id = await read(`/${engine}/vase`, 'Blue vase')
    await check(id)
    shop.pages.delete(`/${engine}/vase`)
    expect(await check(id)).toMatchObject({ state: 'works', suspected: 'gone' })
    vi.setSystemTime(start + 3_600_000)
    expect(await check(id)).toMatchObject({ state: 'works', suspected: 'gone' })
    vi.setSystemTime(start + DAY)
    expect(await check(id)).toMatchObject({ state: 'gone', suspected: null })
    shop.pages.set(`/${engine}/vase`, { body: productPage('Blue vase') })
    expect(await check(id)).toMatchObject({ state: 'works', note: null })
  })

  test('an address that is queued while the job of its shop runs is checked by the same job', async () => {
    const db = await database()
    await db.update(products).set({ linkDueAt: new Date(Date.now() + 900 * DAY) })
    const [first, second] = [await read(`/${engine}/c`, 'Saw C'), await read(`/${engine}/d`, 'Saw D')]
    await db.update(products).set({ linkDueAt: new Date(Date.now() + DAY) })
    await queueLinks(db, [first])
    shop.requested.length = 0
    const pages = () => shop.requested.filter((path) => path !== '/robots.txt')
    const running = new JobRunner([checkShopJobs(500)]).drain()
    await vi.waitFor(() => expect(pages()).toEqual([`/${engine}/c`]))
    await queueLinks(db, [second])
    await running
    expect(pages()).toEqual([`/${engine}/c`, `/${engine}/d`])
  })

  test('the job checks what is due, and waits as long as a shop asks for', async () => {
    const db = await database()
    await db.update(products).set({ linkDueAt: new Date(Date.now() + 900 * DAY) })
    const ids = [await read(`/${engine}/a`, 'Saw A'), await read(`/${engine}/b`, 'Saw B')]
    const answer = await call('POST', '/admin/products/batch-check-links', { body: { ids }, as: ADMIN })
    expect(answer).toMatchObject({ queuedCount: 2, message: expect.stringContaining('2 products') })
    const runner = new JobRunner([checkShopJobs(0)])
    await runner.drain()
    const states = async () =>
      (await Promise.all(ids.map((id) => db.select().from(products).where(eq(products.id, id))))).map(
        ([row]) => row?.link?.state,
      )
    expect(await states()).toEqual(['works', 'works'])
    for (const path of ['a', 'b'])
      shop.pages.set(`/${engine}/${path}`, { status: 429, headers: { 'retry-after': '3600' } })
    await call('POST', '/admin/products/batch-check-links', { body: { ids }, as: ADMIN })
    shop.requested.length = 0
    await runner.drain()
    expect(shop.requested).toHaveLength(1)
    for (const path of ['a', 'b']) shop.pages.set(`/${engine}/${path}`, { body: productPage(`Saw ${path}`) })
    await queueDueLinks(db)
    await runner.drain()
    expect(shop.requested).toHaveLength(1)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
    await runner.drain()
    expect(shop.requested).toHaveLength(2)
  })

  test('an address whose scheme has capital letters is stored without them, and checked even if it was stored so', async () => {
    const db = await database()
    await db.update(products).set({ linkDueAt: new Date(Date.now() + 900 * DAY) })
    const add = async (page: string) => {
      shop.pages.set(`/${engine}/${page}`, { body: productPage(page) })
      const product_url = shop.address(`/${engine}/${page}`).replace('http', 'Http')
      const { data } = await call('POST', '/admin/products', {
        body: { fields: { name: page, product_url } },
        as: ADMIN,
      })
      return data.product
    }
    const [typed, older] = [await add('Typed-saw'), await add('Older-saw')]
    expect(typed.product_url).toBe(shop.address(`/${engine}/Typed-saw`))
    const productUrl = older.product_url.replace('http', 'HTTP')
    await db.update(products).set({ productUrl }).where(eq(products.id, older.product_id))
    await queueDueLinks(db)
    await new JobRunner([checkShopJobs(0)]).drain()
    for (const { product_id } of [typed, older])
      expect((await call('GET', `/admin/products/${product_id}`, { as: ADMIN })).data.link.state).toBe('works')
  })

  test('the job checks first at what has an old price and is in many posts, and confirms the price', async () => {
    const db = await database()
    const [fresh, old, used] = [
      await read(`/${engine}/fresh`, 'Fresh saw'),
      await read(`/${engine}/old`, 'Old saw'),
      await read(`/${engine}/used`, 'Used saw'),
    ]
    const aged = (id: string, days: number) =>
      db
        .update(products)
        .set({ priceAt: new Date(Date.now() - days * DAY) })
        .where(eq(products.id, id))
    await aged(old, 40)
    await aged(used, 15)
    await makePost({ title: 'Sawing', products: [used] })
    shop.pages.set(`/${engine}/old`, { body: productPage('Old saw', { price: '55' }) })
    await db.update(products).set({ linkDueAt: new Date(Date.now() + DAY) })
    await queueLinks(db, [fresh, old, used])
    shop.requested.length = 0
    await new JobRunner([checkShopJobs(0)]).drain()
    const pages = shop.requested.filter((path) => path !== '/robots.txt')
    expect(pages).toEqual(['used', 'old', 'fresh'].map((page) => `/${engine}/${page}`))
    const found = async (id: string) => (await call('GET', `/admin/products/${id}`, { as: ADMIN })).data
    const checkedAt = async (id: string) => Date.parse((await found(id)).product.price_at ?? '')
    expect(await checkedAt(used)).toBeGreaterThan(Date.now() - DAY)
    expect(await checkedAt(old)).toBeLessThan(Date.now() - 39 * DAY)
    expect((await found(old)).link).toMatchObject({ state: 'works', note: 'The page states another price: $55.00.' })
  })

  test('a check is stored, but confirms no price, if the price was changed in between', async () => {
    const db = await database()
    const id = await read(`/${engine}/changed`, 'Changed saw')
    const isOne = eq(products.id, id)
    const [seen] = await db.select().from(products).where(isOne)
    if (!seen) throw new Error('The product is missing')
    const priceAt = new Date('2026-01-02T03:04:05Z')
    await db.update(products).set({ price: 1, priceAt }).where(isOne)
    const check = { state: 'works', note: null, movedTo: null, isPriceSame: true, retryAfter: null } as const
    await storeCheck(db, seen, check, false)
    const [stored] = await db.select().from(products).where(isOne)
    expect([stored?.link?.state, stored?.priceAt]).toEqual(['works', priceAt])
  })

  test('the job obeys robots.txt, which it reads once; a check by hand does not need it', async () => {
    const db = await database()
    const ids = [await read(`/${engine}/open`, 'Open saw'), await read(`/${engine}/closed/saw`, 'Closed saw')]
    shop.pages.set('/robots.txt', { type: 'text/plain', body: `User-agent: plumbline\nDisallow: /${engine}/closed/` })
    await db.update(products).set({ linkDueAt: new Date(Date.now() + DAY) })
    shop.requested.length = 0
    await queueLinks(db, ids)
    await new JobRunner([checkShopJobs(0)]).drain()
    expect(shop.requested.filter((path) => path === '/robots.txt')).toHaveLength(1)
    expect(shop.requested).not.toContain(`/${engine}/closed/saw`)
    const linkOf = async (id = '') => (await call('GET', `/admin/products/${id}`, { as: ADMIN })).data.link
    expect((await linkOf(ids[0])).state).toBe('works')
    expect(await linkOf(ids[1])).toMatchObject({
      state: 'refused',
      note: 'The shop asks robots not to open this page, in its robots.txt.',
    })
    expect((await listed('link_trouble')).products.map((each) => each.product_id)).not.toContain(ids[1])
    expect((await check(ids[1] ?? '')).state).toBe('works')

    shop.pages.set(`/${engine}/open`, { status: 302, headers: { location: `/${engine}/closed/saw` } })
    await queueLinks(db, ids.slice(0, 1))
    await new JobRunner([checkShopJobs(0)]).drain()
    expect((await linkOf(ids[0])).state, 'the rules count for what a page leads on to').toBe('refused')

    shop.pages.set('/robots.txt', { status: 503 })
    forgetRobots()
    shop.requested.length = 0
    await queueLinks(db, ids.slice(0, 1))
    await new JobRunner([checkShopJobs(0)]).drain()
    expect(shop.requested).toEqual(['/robots.txt'])
    shop.pages.delete('/robots.txt')
  })
})
