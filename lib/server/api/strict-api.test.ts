import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { resetRateLimits } from './access/rate-limits'
import { siteApi } from './site-api/site-api'
import { OWN_API } from '../../testing/servers/upstream-api'
import { forwardedCalls } from '../../testing/forwarded-calls'
import { startStrictApi } from '../../testing/servers/strict-api'
import { forgetApi } from './proxy/own-api'
import '../../testing/provide-site-api'

const api = await startStrictApi()
const { call, send } = forwardedCalls(api.base)
vi.stubEnv('API_BASE_URL', api.base)
beforeEach(() => {
  resetRateLimits()
  forgetApi()
  api.refused.length = 0
  api.seen.length = 0
  api.replies.clear()
})
afterAll(() => api.close())

const POST = {
  title: 'Oak',
  summary: 'S',
  previewImage: null,
  content: '<p>Oak</p>',
  products: [{ product_id: '5', name: 'Drill', price: 89.99 }],
  tags: ['oak'],
  categories: ['Barn conversions'],
  status: 'draft',
}
const ADDITIONS = { previewImageAlt: 'A shelf', previewImageCaption: null, author_id: null }
const VERSION = { updated_at: '2026-03-01T12:30:45.000Z' }

const bodyOf = (seen: { body: Buffer } | undefined) => JSON.parse(seen?.body.toString() ?? 'null') as unknown

test('a post is created and updated with only the fields of SPEC section 7', async () => {
  expect((await send('POST', '/curated-posts', { ...POST, ...ADDITIONS })).status).toBe(201)
  expect(bodyOf(api.last())).toEqual(POST)
  expect((await send('PUT', '/curated-posts/17', { ...POST, ...ADDITIONS, ...VERSION })).status).toBe(200)
  expect(bodyOf(api.seen.at(-2)), 'then it is read again for its next version').toEqual(POST)
  expect((await send('PUT', '/curated-posts/17', { status: 'published' })).status).toBe(200)
  expect((await send('PUT', '/curated-posts/17', { isHighlighted: true })).status).toBe(200)
  expect([api.refused, api.seen.map(({ method }) => method)]).toEqual([[], ['POST', 'PUT', 'GET', 'PUT', 'PUT']])
})

test.each([
  ['GET', '/curated-posts?status=published&isHighlighted=true&limit=10&brief=true', undefined],
  [
    'GET',
    '/curated-posts?status=published&page=1&per_page=10&q=oak%20%26%20ash&tag=oak&facets=true&exact=true&sort=newest',
    undefined,
  ],
  ['GET', '/curated-posts?sort=updated&page=1&per_page=20&counts=true&brief=true&utm_source=x', undefined],
  ['GET', '/curated-posts/17?x=1', undefined],
  [
    'GET',
    '/data/products?page=1&per_page=9&search=drill&post_category=Home%20Office&facets=true&brand=Bosch&min_price=3&in_stock=true',
    undefined,
  ],
  ['GET', '/data/products?per_page=100&include_unlinked=true', undefined],
  ['GET', '/data/posts/categories', undefined],
  ['POST', '/curated-posts/batch-delete', { ids: ['17'], now: true }],
  ['POST', '/curated-posts/batch-highlight', { ids: ['17'], isHighlighted: true, notify: 1 }],
  ['POST', '/products/fetch-from-url', { url: 'https://shop.example/1', keep: false, refresh: true }],
  ['DELETE', '/curated-posts/17', {}],
])('a call of the browser is sent as in SPEC: %s %s', async (method, path, body) => {
  const { status } = body ? await send(method, path, body) : await call(method, path)
  expect([status, api.refused]).toEqual([200, []])
})

test.each([
  ['isHighlighted=true&limit=3', 'status=published&isHighlighted=true&limit=10'],
  ['status=published&limit=12', 'status=published&limit=20'],
  ['status=published&limit=12&category=Home%20Office', 'status=published&page=1&per_page=10&category=Home%20Office'],
  ['status=published', 'status=published&page=1&per_page=10'],
  ['q=oak%20%26%20ash&per_page=6', 'status=published&page=1&per_page=10&q=oak%20%26%20ash'],
  ['status=published&page=2&per_page=100', 'status=published&page=2&per_page=10'],
  ['status=draft&page=1&per_page=20&counts=true&q=oak', ''],
  ['page=2', 'page=2'],
])('a list of posts is asked for in a form of SPEC: %s', async (input, sent) => {
  await call('GET', `/curated-posts?${input}`)
  expect(api.last()?.url).toBe(`/api/curated-posts${sent && `?${sent}`}`)
})

test('no more posts and products are passed on than were asked for', async () => {
  const post = { title: 'Oak', status: 'published' }
  const posts = Array.from({ length: 10 }, (_, id) => ({ ...post, id }))
  api.replies.set('GET /api/curated-posts', { body: { data: { posts } } })
  expect((await call('GET', '/curated-posts?status=published&limit=3')).body.data.posts).toHaveLength(3)
  expect((await siteApi().posts.list({ status: 'published', limit: 12 })).data.posts).toHaveLength(10)
  const products = posts.map(({ id }) => ({ product_id: id, name: 'Drill' }))
  api.replies.set('GET /api/data/products', { body: { data: { products } } })
  expect((await siteApi().products.list({ search: 'drill', page: 1, per_page: 4 })).data.products).toHaveLength(4)
  expect(api.last()?.url).toBe('/api/data/products?page=1&per_page=9&search=drill')
})

test.each([
  ['GET', '/data/posts/addresses?page=1', 404],
  ['GET', '/me/saved', 404],
  ['PUT', '/me/saved/post/17', 404],
  ['GET', '/admin/search-misses', 404],
  ['GET', '/admin/synonyms', 404],
  ['PUT', '/data/products/5', 404],
  ['GET', '/curated-posts/17/versions', 404],
  ['POST', '/curated-posts/17/versions/1/restore', 404],
  ['POST', '/curated-posts/batch-status', 404],
  ['GET', '/admin/deleted-posts', 404],
  ['POST', '/admin/deleted-posts/restore', 404],
  ['GET', '/admin/products', 404],
  ['POST', '/admin/products/batch-delete', 404],
  ['POST', '/products/read-source', 404],
  ['GET', '/data/affiliate-programmes', 404],
  ['GET', '/ping', 404],
  ['GET', '/data/suggestions?q=lamp', 200],
])('a call that is not in SPEC section 7 is not sent: %s %s', async (method, path, status) => {
  const answer = method === 'GET' ? await call(method, path) : await send(method, path, {})
  expect([answer.status, api.seen]).toEqual([status, []])
})

test('pages only send calls of SPEC section 7', async () => {
  const pages = siteApi()
  await pages.posts.list({
    status: 'published',
    page: 1,
    per_page: 10,
    q: 'a & b',
    facets: true,
    brief: true,
    tag: 'oak',
  })
  expect(api.last()?.url).toBe('/api/curated-posts?status=published&page=1&per_page=10&q=a%20%26%20b')
  await pages.posts.get({ id: '17' })
  await pages.products.list({ page: 1, per_page: 9, search: 'drill', facets: true, sort: 'rating' })
  expect(api.last()?.url).toBe('/api/data/products?page=1&per_page=9&search=drill')
  await pages.categories.list()
  const requested = api.seen.length
  await expect(pages.search.suggest({ q: 'lamp' })).rejects.toMatchObject({ status: 404 })
  await expect(pages.posts.addresses({ page: 1 })).rejects.toMatchObject({ status: 404 })
  expect([api.refused, api.seen.length]).toEqual([[], requested])
})

test('our own API gets everything of the contract', async () => {
  api.replies.set('GET /api/data/posts/categories', { body: { data: { categories: [] } }, headers: OWN_API })
  await siteApi().categories.list()
  api.replies.set('PUT /api/curated-posts/17', { body: { data: { post: POST } }, headers: OWN_API })
  await send('PUT', '/curated-posts/17', { ...POST, ...ADDITIONS, ...VERSION })
  expect(bodyOf(api.last())).toEqual({ ...POST, ...ADDITIONS, ...VERSION })
  api.replies.set('GET /api/curated-posts', { body: { data: { posts: [] } }, headers: OWN_API })
  await siteApi().posts.list({ status: 'published', limit: 12, brief: true, facets: true })
  expect(api.last()?.url).toBe('/api/curated-posts?status=published&limit=12&brief=true&facets=true')
  api.replies.set('GET /api/data/suggestions', {
    body: { data: { posts: [], products: [], categories: ['Appliances'] } },
    headers: OWN_API,
  })
  expect((await call('GET', '/data/suggestions?q=lamp&x=1')).body.data.categories).toEqual(['Appliances'])
  expect(api.last()?.url).toBe('/api/data/suggestions?q=lamp')
})
