import { afterAll, expect, test, vi } from 'vitest'
import '@/lib/testing/provide-site-api'
import { AWKWARD_POST, NO_POSTS, startUpstreamApi } from '@/lib/testing/servers/upstream-api'
import { generateMetadata } from './page'

const api = await startUpstreamApi()
vi.stubEnv('API_BASE_URL', api.base)
afterAll(() => api.close())

const metadata = (name = 'Appliances') =>
  generateMetadata({ params: Promise.resolve({ name }), searchParams: Promise.resolve({}) })

test('a category name that is percent-encoded twice is not found', async () => {
  api.replies.set('GET /api/curated-posts', NO_POSTS)
  expect((await metadata('Hand Tools')).title).toBe('Hand Tools | Plumbline')
  expect((await metadata('Hand%20Tools')).title).toBe('Page Not Found | Plumbline')
})

test('a category is indexable only once it has a post', async () => {
  api.replies.set('GET /api/curated-posts', NO_POSTS)
  expect((await metadata()).robots).toMatchObject({ index: false, follow: true })
  api.replies.set('GET /api/curated-posts', {
    body: { data: { posts: [AWKWARD_POST], pagination: { page: 1, total: 1, total_pages: 1 } } },
  })
  expect((await metadata()).robots).toEqual({ 'max-image-preview': 'large' })
})
