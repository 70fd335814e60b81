import { afterAll, expect, test, vi } from 'vitest'
import { NO_POSTS, startUpstreamApi } from '@/lib/testing/servers/upstream-api'
import { readSitemap } from './sitemap'
import '@/lib/testing/provide-site-api'

const api = await startUpstreamApi()
vi.stubEnv('API_BASE_URL', api.base)
api.replies.set('GET /api/curated-posts', NO_POSTS)
afterAll(() => api.close())

test('a site without posts has no sitemap of posts, which would be empty', async () => {
  const index = await readSitemap('index.xml')
  expect(index).toContain('/sitemaps/pages.xml')
  expect(index).not.toContain('/sitemaps/posts-')
  expect(await readSitemap('posts-1.xml')).toBeNull()
})
