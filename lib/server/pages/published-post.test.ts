import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PLAIN_POST, startUpstreamApi } from '../../testing/servers/upstream-api'
import { publishedPost } from './published-post'
import '../../testing/provide-site-api'

let api: Awaited<ReturnType<typeof startUpstreamApi>>
beforeAll(async () => {
  api = await startUpstreamApi()
  vi.stubEnv('API_BASE_URL', api.base)
})
afterAll(() => api.close())

const found = { ...PLAIN_POST, content: '', seo: null, author: null }

test.each([
  ['a published post is there', { body: { data: { post: found } } }, { post: found, gone: false }],
  [
    'a draft that the API shows to all is missing',
    { body: { data: { post: { ...found, status: 'draft' } } } },
    { post: null, gone: false },
  ],
  ['one that never was is missing', { status: 404, body: {} }, { post: null, gone: false }],
  ['a deleted one is gone', { status: 410, body: {} }, { post: null, gone: true }],
])('%s', async (_what, reply, expected) => {
  api.replies.set('GET /api/curated-posts/17', reply)
  expect(await publishedPost('17')).toEqual(expected)
})

test('a failing API is not a missing post', async () => {
  api.replies.set('GET /api/curated-posts/17', { status: 500, body: {} })
  await expect(publishedPost('17')).rejects.toMatchObject({ status: 500 })
})
