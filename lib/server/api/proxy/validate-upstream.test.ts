import { afterAll, beforeEach, expect, test } from 'vitest'
import { resetRateLimits } from '../access/rate-limits'
import { AWKWARD_POST, PLAIN_POST, startUpstreamApi } from '@/lib/testing/servers/upstream-api'
import { ADMIN, forwardedCalls } from '@/lib/testing/forwarded-calls'

const api = await startUpstreamApi()
const { call, send } = forwardedCalls(api.base)
beforeEach(() => {
  resetRateLimits()
  api.replies.clear()
})
afterAll(() => api.close())

test('a list is converted to the shape of the contract, however unusual', async () => {
  const odd = [
    AWKWARD_POST,
    { title: 'No id' },
    null,
    'x',
    { ...AWKWARD_POST, id: 'b', created_at: 'soon', products: null },
  ]
  api.replies.set('GET /api/curated-posts', {
    body: { data: { posts: odd, pagination: { page: '2', total: '21', per_page: 10 }, debug: 1 }, took: 3 },
    headers: { 'set-cookie': 'a=b', 'x-powered-by': 'Express' },
  })
  const { status, body, headers } = await call('GET', '/curated-posts?page=2&per_page=10', {
    headers: { authorization: ADMIN },
  })
  expect(status).toBe(200)
  expect(body.success).toBe(true)
  expect(body.data.posts).toEqual([
    PLAIN_POST,
    expect.objectContaining({ id: '', title: 'No id', status: 'draft', created_at: null, products: [] }),
    { ...PLAIN_POST, id: 'b', created_at: null, products: [] },
  ])
  expect(body.data.pagination).toEqual({ page: 2, total: 21, total_pages: 3, has_prev: true, has_next: true })
  expect([headers.get('set-cookie'), headers.get('x-powered-by')]).toEqual([null, null])
})

test('a list without pagination, and an empty response, are still lists', async () => {
  api.replies.set('GET /api/curated-posts', { body: { data: { posts: [] } } })
  expect((await call('GET', '/curated-posts')).body.data).toEqual({ posts: [] })
  api.replies.set('GET /api/data/posts/categories', { body: { data: { categories: ['Home Office', 7] } } })
  expect((await call('GET', '/data/posts/categories')).body.data).toEqual({ categories: ['Home Office'] })
})

test('a post without an id gets the one from its URL', async () => {
  const { id: _, ...nameless } = AWKWARD_POST
  api.replies.set('GET /api/curated-posts/a%20b', { body: { data: { post: nameless } } })
  expect((await call('GET', '/curated-posts/a%20b')).body.data.post).toEqual({
    ...PLAIN_POST,
    id: 'a b',
    content: '',
    seo: null,
    author: null,
  })
})

test.each([
  [
    'a category as a list',
    { posts: [{ ...AWKWARD_POST, products: [{ ...AWKWARD_POST.products[1], category: ['Tools', 'Drills'] }] }] },
  ],
  ['counts of another kind', { posts: [AWKWARD_POST], counts: { total: 1 } }],
  ['no counts', { posts: [AWKWARD_POST], counts: null }],
  [
    'a list among the pictures',
    {
      posts: [
        {
          ...AWKWARD_POST,
          products: [{ ...AWKWARD_POST.products[1], images: [[1], ...(AWKWARD_POST.products[1]?.images ?? [])] }],
        },
      ],
    },
  ],
])('one invalid field does not affect the rest of a list: %s', async (_what, data) => {
  api.replies.set('GET /api/curated-posts', { body: { data } })
  expect((await call('GET', '/curated-posts')).body).toEqual({ success: true, data: { posts: [PLAIN_POST] } })
})

test('an unfiltered list shows visitors only published posts, and says how many are withheld', async () => {
  const posts = [
    AWKWARD_POST,
    { ...AWKWARD_POST, id: 'a', status: 'draft' },
    { ...AWKWARD_POST, id: 'b', status: 'archived' },
    { title: 'No status' },
    null,
  ]
  api.replies.set('GET /api/curated-posts', { body: { data: { posts } } })
  expect((await call('GET', '/curated-posts?status=published&limit=10')).body.data).toEqual({
    posts: [PLAIN_POST],
    withheld: 4,
  })
  const seen = (await call('GET', '/curated-posts', { headers: { authorization: ADMIN } })).body.data
  expect([seen.posts.map((post: { id: string }) => post.id), seen.withheld]).toEqual([['17', 'a', 'b', ''], undefined])
})

test('a draft that the API shows to everyone is only shown with credentials', async () => {
  api.replies.set('GET /api/curated-posts/17', { body: { data: { post: { ...AWKWARD_POST, status: 'draft' } } } })
  const hidden = await call('GET', '/curated-posts/17')
  expect([hidden.status, hidden.body]).toEqual([404, { success: false, message: 'Post not found', code: 'NOT_FOUND' }])
  expect((await call('GET', '/curated-posts/17', { headers: { authorization: ADMIN } })).body.data.post.status).toBe(
    'draft',
  )
})

test('after an update with a version the post is read again for its next version; otherwise it is not', async () => {
  api.replies.set('PUT /api/curated-posts/17', { body: { message: 'ok' } })
  api.replies.set('GET /api/curated-posts/17', { body: { data: { post: AWKWARD_POST } } })
  const updated = await send('PUT', '/curated-posts/17', { title: 'x', updated_at: '2026-03-01T12:30:45.000Z' })
  expect(updated.body).toEqual({
    success: true,
    message: 'ok',
    data: { post: { ...PLAIN_POST, content: '', seo: null, author: null } },
  })
  expect([api.last()?.method, api.last()?.headers.authorization]).toEqual(['GET', ADMIN])
  const before = api.seen.length
  const changed = await send('PUT', '/curated-posts/17', { status: 'published' })
  expect(changed.body).toMatchObject({
    success: true,
    message: 'ok',
    data: { post: { id: '17', status: 'published' } },
  })
  expect(api.seen.length - before).toBe(1)
})

test('minimal responses to writes are completed', async () => {
  api.replies.set('POST /api/curated-posts', { status: 201, body: { id: 18 } })
  const created = await send('POST', '/curated-posts', { title: 'New', summary: 'S', tags: ['a'] })
  expect([created.status, created.body.data.post]).toEqual([
    201,
    expect.objectContaining({ id: '18', title: 'New', tags: ['a'] }),
  ])

  api.replies.set('DELETE /api/curated-posts/17', { status: 204 })
  expect((await send('DELETE', '/curated-posts/17', {})).body).toEqual({ success: true, message: '' })
  api.replies.set('POST /api/curated-posts/batch-delete', { body: {} })
  expect((await send('POST', '/curated-posts/batch-delete', { ids: ['a', 'b'] })).body).toEqual({
    success: true,
    message: '',
    deletedCount: 2,
  })
  api.replies.set('GET /api/admin/auth-check', { type: 'text/plain', body: 'OK' })
  expect((await call('GET', '/admin/auth-check', { headers: { authorization: ADMIN } })).body).toEqual({
    success: true,
  })
})

test.each([
  ['a text', { type: 'text/plain', body: 'OK' }],
  ['a post that is none', { body: { success: true, data: { post: 'ok' } } }],
  ['success alone', { body: { success: true, message: 'saved' } }],
])('an update succeeds even if the post cannot be read again: %s', async (_what, reply) => {
  api.replies.set('PUT /api/curated-posts/17', reply)
  api.replies.set('GET /api/curated-posts/17', { status: 500, body: { message: 'read failed' } })
  const { status, body } = await send('PUT', '/curated-posts/17', { title: 'New' })
  expect([status, body.data?.post]).toEqual([200, expect.objectContaining({ id: '17', title: 'New' })])
})

test('a creation succeeds, whatever the response contains', async () => {
  for (const reply of [
    { type: 'text/plain', body: 'Created' },
    { body: { data: { post: 'ok' } } },
    { body: { data: { post: ['ok'] } } },
  ]) {
    api.replies.set('POST /api/curated-posts', { status: 201, ...reply })
    const { status, body } = await send('POST', '/curated-posts', { title: 'New' })
    expect([status, body.data?.post]).toEqual([201, expect.objectContaining({ id: '', title: 'New' })])
  }
})

test.each([
  [{ body: { message: null, deletedCount: '1' } }, 1],
  [{ body: { message: 'x', deletedCount: null } }, 2],
  [{ type: 'text/plain', body: 'Done' }, 2],
  [{ status: 204 }, 2],
])('%#: the count of a batch is found, in whatever form the API returns it', async (reply, deletedCount) => {
  api.replies.set('POST /api/curated-posts/batch-delete', reply)
  const { status, body } = await send('POST', '/curated-posts/batch-delete', { ids: ['a', 'b'] })
  expect([status, body.deletedCount]).toEqual([200, deletedCount])
})

test.each([202, 204, 205])('a deletion answered with %i is a success', async (status) => {
  api.replies.set('DELETE /api/curated-posts/17', { status })
  const answer = await send('DELETE', '/curated-posts/17', {})
  expect([answer.status, answer.body]).toEqual([200, { success: true, message: '' }])
})
