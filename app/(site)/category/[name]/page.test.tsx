import { afterAll, expect, test, vi } from 'vitest'
import { AWKWARD_POST, NO_POSTS, startForeignApi } from '@/lib/server/api/test-foreign-api'
import { generateMetadata } from './page'

const api = await startForeignApi()
vi.stubEnv('API_BASE_URL', api.base)
afterAll(() => api.close())

const metadata = () => generateMetadata({ params: Promise.resolve({ name: 'Appliances' }), searchParams: Promise.resolve({}) })

test('search engines are shown a category once it holds a post', async () => {
  api.replies.set('GET /api/curated-posts', NO_POSTS)
  expect((await metadata()).robots).toMatchObject({ index: false, follow: true })
  api.replies.set('GET /api/curated-posts', { body: { data: { posts: [AWKWARD_POST], pagination: { page: 1, total: 1, total_pages: 1 } } } })
  expect((await metadata()).robots).toBeUndefined()
})
