import { afterAll, expect, test, vi } from 'vitest'
import { NO_POSTS, startUpstreamApi } from '@/lib/testing/servers/upstream-api'
import { readLlmsText } from './read-llms-text'
import '@/lib/testing/provide-site-api'

const api = await startUpstreamApi()
vi.stubEnv('API_BASE_URL', api.base)
afterAll(() => api.close())

test('unknown categories are not linked', async () => {
  api.replies.set('GET /api/curated-posts', NO_POSTS)
  api.replies.set('GET /api/data/posts/categories', {
    body: { data: { categories: ['Barn conversions', 'Appliances'] } },
  })
  const text = await readLlmsText()
  expect(text).toContain('/category/Appliances/')
  expect(text).not.toContain('Barn conversions')
})
