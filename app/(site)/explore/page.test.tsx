import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import '@/lib/testing/provide-site-api'
import { startUpstreamApi } from '@/lib/testing/servers/upstream-api'
import ExplorePage from './page'

let api: Awaited<ReturnType<typeof startUpstreamApi>>
beforeAll(async () => {
  api = await startUpstreamApi()
  vi.stubEnv('API_BASE_URL', api.base)
  api.replies.set('GET /api/data/posts/categories', { body: { data: { categories: [] } } })
})
afterAll(() => api.close())

const open = (page: string) => ExplorePage({ params: Promise.resolve({}), searchParams: Promise.resolve({ page }) })

test('a page without pagination data is rendered, a page past the last is not found', async () => {
  api.replies.set('GET /api/data/products', { body: { data: { products: [] } } })
  await expect(open('2')).resolves.toBeTruthy()
  api.replies.set('GET /api/data/products', {
    body: { data: { products: [], pagination: { page: 2, total: 9, total_pages: 1 } } },
  })
  await expect(open('2')).rejects.toThrow('NEXT_REDIRECT')
})
