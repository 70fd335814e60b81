import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startForeignApi } from '@/lib/server/api/test-foreign-api'
import { GET } from './route'

let api: Awaited<ReturnType<typeof startForeignApi>>
beforeAll(async () => {
  api = await startForeignApi()
  vi.stubEnv('API_BASE_URL', api.base)
  api.replies.set('GET /api/curated-posts', { body: { data: { posts: [], pagination: { page: 1, total: 0, total_pages: 0 } } } })
})
afterAll(() => api.close())

const feedOf = (scope: string) => GET(new Request('http://localhost/'), { params: Promise.resolve({ scope, file: 'atom.xml' }) })

test.each(['Furniture & Décor', 'Furniture%20%26%20De%CC%81cor'])('a category has a feed, whether its name arrives as %s or not', async (scope) => {
  const answer = await feedOf(scope)
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Furniture &amp; Décor | Plumbline')])
})

test.each(['%', '%25', '%ff', 'Nothing'])('%s is no category', async (scope) => {
  expect((await feedOf(scope)).status).toBe(404)
})
