import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { CatalogCounts, CatalogItem } from '@/lib/contract/products/catalog'
import type { FeedMatch, FeedRow } from '@/lib/contract/products/feed'
import { ADMIN, ADMIN_PASSWORD, call, makePost } from '../../../testing/api'
import { onEachEngine } from '../../../testing/database'
import { removeFolder } from '../../../testing/remove-folder'
import { startShop } from '../../../testing/servers/fixture-shop'
import { resetRateLimits } from '../../api/access/rate-limits'
import { newId } from '../../core/new-id'
import { database } from '../../db/open/connect'
import { productOffers } from '../../db/schema/offer-schema'
import { JobRunner } from '../../jobs/run-jobs'
import { readFeedJobs } from '../../ops/jobs/read-feeds'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
vi.setConfig({ testTimeout: 30_000 })

let shop: Awaited<ReturnType<typeof startShop>>
let folder = ''
beforeAll(async () => {
  shop = await startShop()
  vi.stubEnv('FETCH_ALLOW_HOSTS', shop.host)
  folder = await mkdtemp(path.join(tmpdir(), 'feeds-'))
  vi.stubEnv('DATA_DIR', folder)
})
afterAll(async () => {
  await shop.stop()
  await removeFolder(folder)
})
beforeEach(resetRateLimits)

type Lists = { rows: FeedRow[]; matches: FeedMatch[]; feeds: object[] }
const ask = async (method: string, to: string, body?: unknown) => {
  const answer = await call(method, to, { body, as: ADMIN })
  return { ...answer, lists: answer.data as unknown as Lists }
}
const work = () => new JobRunner([readFeedJobs]).drain()
const addProduct = async (fields: object) => (await ask('POST', '/admin/products', { fields })).data.product.product_id
/** A product whose values follow what is read of it, as one that was read from its page. */
async function addFollowing(fields: object): Promise<string> {
  const id = await addProduct(fields)
  await ask('PUT', `/data/products/${id}`, { follow: Object.keys(fields) })
  return id
}
const detailsOf = async (id: string) =>
  (await ask('GET', `/admin/products/${id}`)).data as unknown as {
    product: { name: string; price: number; original_price: number | null; availability: string; price_at: string }
    origins: { field: string; from: string }[]
    prices: { price: number }[]
  }
type Needing = { products: CatalogItem[]; counts: CatalogCounts }
/** What a filter of the product list shows. */
async function needing(filter: 'vanished' | 'out_of_stock' | 'price_moved') {
  const { products, counts } = (await ask('GET', `/admin/products?filter=${filter}`)).data as unknown as Needing
  expect([counts[filter], products.every(({ need }) => need?.kind === filter)]).toEqual([products.length, true])
  return products.map(({ name, need }) => [name, need?.was ?? null])
}

const HEADING = 'id,title,link,price,availability,gtin,brand,mpn,sale price,sale price effective date'
type Row = { id: string; title: string; price?: string; more?: string; stock?: string; link?: string }

onEachEngine((engine) => {
  const host = `https://${engine}.example`
  const at = `/${engine}.csv`
  const id = newId()
  beforeAll(async () => {
    await ask('PUT', `/admin/product-feeds/${id}`, { name: engine, address: shop.address(at) })
  })
  async function run(rows: Row[]) {
    const lines = rows.map(({ id: sku, title, price = '10 EUR', stock = 'in stock', more = ',,,,', link }) =>
      [sku, title, link ?? `${host}/${sku}`, price, stock, more].join(','),
    )
    shop.pages.set(at, { body: [HEADING, ...lines].join('\n'), type: 'text/csv' })
    await ask('POST', `/admin/product-feeds/${id}/steps`, { step: 'run' })
    await work()
  }

  test('products follow their rows, uncertain ones are offered, and what vanishes or moves needs attention', async () => {
    const saw = { name: 'Hand saw', product_url: `https://brand.example/saw`, upc: '4006381333931', currency: 'EUR' }
    const byGtin = await addFollowing(saw)
    const byAddress = await addFollowing({ name: 'Oak shelf', product_url: `${host}/shelf`, currency: 'EUR' })
    const lamp = { name: 'Night light', product_url: `https://brand.example/lamp`, upc: '5901234123457' }
    const unsure = await addFollowing({ ...lamp, currency: 'EUR' })
    await makePost({ products: [byGtin, byAddress] })
    const rows: Row[] = [
      { id: 'A1', title: 'Saw by hand', price: '12 EUR', more: '4006381333931,,,,' },
      {
        id: 'A2',
        title: 'Shelf',
        price: '20 EUR',
        link: `https://x.pxf.io/c/1?u=${encodeURIComponent(`${host}/shelf`)}`,
      },
      { id: 'A3', title: 'Heron lamp', price: '30 EUR', more: '5901234123457,,,,' },
      { id: 'A4', title: 'Vice', price: '50 EUR', more: ',,,40 EUR,2020-01-01T00:00Z/2999-01-01T00:00Z' },
      { id: 'A5', title: 'Bench' },
    ]
    await run(rows)
    expect((await detailsOf(byAddress)).product).toMatchObject({ price: 20, availability: 'in_stock' })
    expect((await detailsOf(byGtin)).product).toMatchObject({ price: 12 })
    const { matches } = (await ask('GET', '/admin/product-feeds')).lists
    expect(matches.map(({ by, product, row }) => [by, product.product_id, row.sku])).toEqual([['gtin', unsure, 'A3']])
    expect((await detailsOf(unsure)).product.price).toBeNull()
    expect((await ask('GET', '/admin/product-feeds')).lists.feeds).toMatchObject([{ products: 2, rows: 5 }])
    await ask('POST', `/admin/feed-matches/${matches[0]?.id}`, { accept: true })
    expect((await detailsOf(unsure)).product.price).toBe(30)
    expect((await ask('GET', '/admin/product-feeds')).lists.matches).toEqual([])

    const [vice] = (await ask('GET', '/admin/feed-rows?q=vice')).lists.rows
    expect(vice).toMatchObject({ price: 40, original_price: 50, product_id: null })
    const linked = await ask('POST', `/admin/feed-rows/${vice?.id}/product`)
    expect([linked.status, linked.data.product]).toMatchObject([201, { name: 'Vice', price: 40, original_price: 50 }])
    const viceId = linked.data.product.product_id
    const { origins } = await detailsOf(viceId)
    expect(origins.find(({ field }) => field === 'price')?.from).toBe('feed')
    expect((await ask('POST', `/admin/feed-rows/${vice?.id}/product`)).data.product.product_id).toBe(viceId)
    expect((await ask('GET', '/admin/feed-rows?q=vice')).lists.rows[0]?.product_id).toBe(viceId)
    expect((await ask('POST', '/admin/feed-rows/none.1/product')).status).toBe(404)

    await run([
      { ...rows[0], id: 'A1', title: 'Saw by hand', price: '12 EUR', stock: 'out of stock' },
      { ...rows[1], id: 'A2', title: 'Shelf', price: '25 EUR' },
      ...rows.slice(2, 3),
      ...rows.slice(4),
    ])
    expect((await detailsOf(byAddress)).prices.map(({ price }) => price)).toEqual([20, 25])
    expect(await needing('out_of_stock')).toEqual([['Hand saw', null]])
    expect(await needing('price_moved')).toEqual([['Oak shelf', 20]])
    await ask('POST', `/admin/products/${byAddress}/seen-price`)
    expect(await needing('price_moved')).toEqual([])
    const second = { id: 'A2', title: 'Shelf', link: rows[1]?.link ?? '' }
    const others = [...rows.slice(0, 1), ...rows.slice(2, 3), { id: 'A6', title: 'New' }, ...rows.slice(4)]
    await run([...others, { ...second, price: '28 EUR' }])
    expect(await needing('price_moved')).toEqual([])
    await run([...others, { ...second, price: '29 EUR' }])
    expect(await needing('price_moved')).toEqual([['Oak shelf', 25]])
    await run([...others, { ...second, price: '30 USD' }])
    await ask('POST', `/admin/product-feeds/${id}/steps`, { step: 'apply' })
    await work()
    expect((await detailsOf(byAddress)).product).toMatchObject({ price: 30, currency: 'USD' })
    expect(await needing('price_moved')).toEqual([])
    expect(await needing('vanished')).toEqual([['Vice', null]])
    await ask('PUT', `/admin/products/${viceId}/gone`, { is_gone: true })
    await ask('PUT', `/admin/products/${byGtin}/gone`, { is_gone: true })
    expect([await needing('vanished'), await needing('out_of_stock')]).toEqual([[], []])
  })

  test('a row that several products may be is linked to none of them until someone has answered', async () => {
    const upc = '3614010101018'
    const [hammer, mallet] = [
      await addFollowing({ name: 'Hammer', product_url: `https://one.example/${engine}`, upc, currency: 'EUR' }),
      await addFollowing({ name: 'Mallet', product_url: `https://two.example/${engine}`, upc, currency: 'EUR' }),
    ]
    const rows = ['H1', 'H2', 'H3', 'H4'].map((sku) => ({ id: sku, title: `Sledge ${sku}`, more: `${upc},,,,` }))
    await run(rows)
    await ask('POST', `/admin/product-feeds/${id}/steps`, { step: 'apply' })
    await work()
    const link = async (sku: string) => {
      const [row] = (await ask('GET', `/admin/feed-rows?q=${sku}`)).lists.rows
      return ask('POST', `/admin/feed-rows/${row?.id}/product`)
    }
    const ofRow = async (sku: string) =>
      (await ask('GET', '/admin/product-feeds')).lists.matches.filter(({ row }) => row.sku === sku)
    const answer = async (sku: string, accepted: string | null) => {
      for (const match of await ofRow(sku)) {
        const accept = match.product.product_id === accepted
        await ask('POST', `/admin/feed-matches/${match.id}`, { accept })
      }
    }
    expect((await link('H1')).status).toBe(409)
    expect((await ofRow('H1')).map(({ product }) => product.product_id).sort()).toEqual([hammer, mallet].sort())
    await answer('H1', mallet)
    expect((await link('H1')).data.product.product_id).toBe(mallet)
    expect((await link('H2')).status).toBe(409)
    await answer('H2', null)
    const made = await link('H2')
    expect([made.status, [hammer, mallet].includes(made.data.product.product_id)]).toEqual([201, false])
    expect((await link('H2')).data.product.product_id).toBe(made.data.product.product_id)
  })

  test('a price that was corrected by hand stays', async () => {
    const fields = { name: 'Plane', product_url: `${host}/plane`, price: 99, currency: 'EUR' }
    const plane = await addProduct(fields)
    await run([
      { id: 'P1', title: 'Plane', link: `${host}/plane`, price: '20 EUR' },
      { id: 'A5', title: 'Bench' },
    ])
    await ask('POST', `/admin/product-feeds/${id}/steps`, { step: 'apply' })
    await work()
    expect((await detailsOf(plane)).product.price).toBe(99)
  })
  test('products of a deleted feed stay as they are, without its offers and notes', async () => {
    const [shelf, crate] = [{ name: 'Bookcase' }, { name: 'Crate' }]
    const added = await addFollowing({ ...shelf, product_url: `${host}/bookcase`, currency: 'EUR' })
    await addFollowing({ ...crate, product_url: `${host}/crate`, currency: 'EUR' })
    const rows = ['plane', 'bench', 'bookcase', 'crate'].map((name) => ({ id: name, title: name, price: '20 EUR' }))
    await run(rows)
    await ask('POST', `/admin/product-feeds/${id}/steps`, { step: 'apply' })
    await work()
    await run(rows.slice(0, 3))
    await run([...rows.slice(0, 3), { id: 'other', title: 'Other' }])
    expect(await needing('vanished')).toContainEqual(['Crate', null])
    const db = await database()
    const offers = () => db.$count(productOffers, eq(productOffers.source, `feed:${id}`))
    expect(await offers()).toBeGreaterThan(0)
    await ask('DELETE', `/admin/product-feeds/${id}`)
    await work()
    expect([await needing('vanished'), await offers()]).toEqual([[], 0])
    expect((await detailsOf(added)).product.price).toBe(20)
  })
})
