import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { RATES } from '@/lib/contract/limits'
import { onEmbedded } from '../../../testing/database'
import { resetRateLimits } from '../access/rate-limits'
import { ADMIN, ADMIN_PASSWORD, call } from '../../../testing/api'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
beforeEach(resetRateLimits)

/** A shop whose pages tests can change. */
const pages = new Map<string, { status?: number; body: string; type?: string; location?: string }>()
const shop = createServer((request, response) => {
  const page = pages.get(request.url?.split('?')[0] ?? '') ?? { status: 404, body: 'Nothing here' }
  const location = page.location ? { location: page.location } : {}
  response
    .writeHead(page.status ?? 200, { 'content-type': page.type ?? 'text/html; charset=utf-8', ...location })
    .end(page.body)
})
const listen = async (server: Server) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}
let host = ''
let closedHost = ''
beforeAll(async () => {
  host = await listen(shop)
  const closed = createServer()
  closedHost = await listen(closed)
  await new Promise((resolve) => closed.close(resolve))
  vi.stubEnv('FETCH_ALLOW_HOSTS', `${host}, ${closedHost}`)
})
afterAll(() => shop.close())

function sell(path: string, offer: Record<string, unknown>, fields: Record<string, unknown> = {}): string {
  const product = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Heron lamp',
    sku: 'H-1',
    ...fields,
    offers: { '@type': 'Offer', ...offer },
  }
  pages.set(path, {
    body: `<html><head><title>Heron lamp</title><script type="application/ld+json">${JSON.stringify(product)}</script></head><body><h1>Heron lamp</h1></body></html>`,
  })
  return `http://${host}${path}`
}
const fetchFrom = (url: string, as: string | null = ADMIN) =>
  call('POST', '/products/fetch-from-url', { body: { url }, as })

onEmbedded((engine) => {
  test('a product is read, stored once and named in the message', async () => {
    const url = sell(
      `/${engine}/lamp`,
      { price: '49.90', priceCurrency: 'USD' },
      { image: 'https://img.example/lamp.jpg' },
    )
    const first = await fetchFrom(url)
    expect(first).toMatchObject({ status: 200, success: true, message: 'Product fetched successfully: Heron lamp' })
    expect(first.data.product).toMatchObject({
      name: 'Heron lamp',
      price: 49.9,
      currency: 'USD',
      source: 'other',
      product_url: url,
    })
    expect(first.data.product.images[0]).toMatchObject({ source_url: 'https://img.example/lamp.jpg' })

    sell(`/${engine}/lamp`, { price: '39.90', priceCurrency: 'USD' })
    const again = await fetchFrom(`${url}?utm_source=mail#reviews`)
    expect(again.data.product).toMatchObject({ product_id: first.data.product.product_id, price: 39.9 })
    const all = await call('GET', '/data/products?include_unlinked=true&per_page=100', { as: ADMIN })
    expect(all.data.products).toHaveLength(1)
  })

  test('a product to be reviewed is read but not stored', async () => {
    const url = sell(`/${engine}/review`, { price: '15', priceCurrency: 'USD' })
    const stored = async () =>
      (await call('GET', '/data/products?include_unlinked=true', { as: ADMIN })).data.pagination.total
    const before = await stored()
    const read = await call('POST', '/products/fetch-from-url', { body: { url, keep: false }, as: ADMIN })
    expect(read).toMatchObject({
      status: 200,
      data: { product: { product_id: '', name: 'Heron lamp', price: 15 }, reading: { name: 'Heron lamp', price: 15 } },
    })
    expect(await stored()).toBe(before)
    const { product_id } = (await fetchFrom(url)).data.product
    sell(`/${engine}/review`, { price: '16', priceCurrency: 'USD' })
    const again = await call('POST', '/products/fetch-from-url', { body: { url, keep: false }, as: ADMIN })
    expect(again.data.product, 'a known one is told as it would be').toMatchObject({ product_id, price: 16 })
    const [kept] = (await call('GET', '/data/products?include_unlinked=true', { as: ADMIN })).data.products
    expect(kept, 'and stays as it is').toMatchObject({ product_id, price: 15 })
  })

  test.each([403, 429, 503])('a shop that answers %d is reported as refusing access', async (status) => {
    pages.set(`/${engine}/refused`, { status, body: 'Go away' })
    const refused = await fetchFrom(`http://${host}/${engine}/refused`)
    expect(refused).toMatchObject({
      status: 502,
      code: 'HTTP_STATUS',
      message: `The shop did not let us read this page: it answered with status ${status}.`,
    })
  })

  test('corrected fields are kept, and the message says so', async () => {
    const url = sell(`/${engine}/corrected`, { price: '10', priceCurrency: 'USD' })
    const { product_id } = (await fetchFrom(url)).data.product
    await call('PUT', `/data/products/${product_id}`, { body: { price: 12 }, as: ADMIN })
    expect(await fetchFrom(url)).toMatchObject({
      message: 'Product fetched successfully: Heron lamp (your corrections were kept: price)',
      data: { product: { price: 12 } },
    })
  })
})

onEmbedded(() => {
  test.each([
    ['', 400, 'BAD_ADDRESS'],
    ['lamp', 400, 'BAD_ADDRESS'],
    ['ftp://shop.example/lamp', 400, 'BAD_ADDRESS'],
    ['http://user:secret@shop.example/', 400, 'BAD_ADDRESS'],
    ['http://127.0.0.1/', 400, 'BLOCKED_ADDRESS'],
    ['http://[::1]/', 400, 'BLOCKED_ADDRESS'],
    ['http://169.254.169.254/latest/meta-data', 400, 'BLOCKED_ADDRESS'],
    ['http://shop.example:8080/', 400, 'BLOCKED_ADDRESS'],
  ])('%j is a %i %s', async (url, status, code) => {
    const refused = await fetchFrom(url)
    expect(refused).toMatchObject({ status, code, success: false })
    expect(refused.message).toMatch(/^[A-Z].+\.$/)
  })

  test.each([
    [
      'a page that sells nothing',
      { body: '<html><body><h1>How to paint</h1><p>First, sand the wall.</p></body></html>' },
      422,
      'NOT_A_PRODUCT',
    ],
    ['a picture', { body: 'GIF89a', type: 'image/gif' }, 422, 'WRONG_TYPE'],
    ['a page that is gone', { status: 404, body: '' }, 502, 'HTTP_STATUS'],
    ['a shop in trouble', { status: 503, body: '' }, 502, 'HTTP_STATUS'],
    ['a way to a private address', { status: 302, body: '', location: 'http://127.0.0.1:1/' }, 400, 'BLOCKED_ADDRESS'],
  ])('%s is reported as such', async (_name, page, status, code) => {
    pages.set('/page', page)
    expect(await fetchFrom(`http://${host}/page`)).toMatchObject({ status, code, success: false })
  })

  test('a shop that cannot be reached is a 502', async () => {
    expect(await fetchFrom(`http://${closedHost}/lamp`)).toMatchObject({ status: 502, code: 'UNREACHABLE' })
  })

  test('a URL is required, and the call is rate-limited per client', async () => {
    expect(await call('POST', '/products/fetch-from-url', { body: {}, as: ADMIN })).toMatchObject({
      status: 400,
      message: 'url is required',
    })
    for (let count = 1; count < RATES.productRead.points; count++) expect((await fetchFrom('x')).status).toBe(400)
    expect(await fetchFrom('x')).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
  })
})
