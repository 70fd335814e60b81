import { afterAll, expect, test, vi } from 'vitest'
import '@/lib/testing/provide-site-api'
import { NO_POSTS, startUpstreamApi } from '@/lib/testing/servers/upstream-api'
import { GET } from './route'

const api = await startUpstreamApi()
vi.stubEnv('API_BASE_URL', api.base)
api.replies.set('GET /api/curated-posts', NO_POSTS)
afterAll(() => api.close())

const feedOf = (scope: string) =>
  GET(new Request('http://localhost/'), { params: Promise.resolve({ scope, file: 'atom.xml' }) })

test.each(['Furniture & Décor', 'Furniture & De\u0301cor'])(
  'a category has a feed under every encoding of its name (%#)',
  async (scope) => {
    const answer = await feedOf(scope)
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining('Furniture &amp; Décor | Plumbline'),
    ])
  },
)

test.each(['%', '%25', '%ff', 'Nothing', 'Hand%20Tools'])('%s is not a category and has no feed', async (scope) => {
  expect((await feedOf(scope)).status).toBe(404)
})
