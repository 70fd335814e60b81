import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { AWKWARD_POST, startUpstreamApi } from '@/lib/testing/servers/upstream-api'
import { readFeed } from './read-feed'
import '@/lib/testing/provide-site-api'

let api: Awaited<ReturnType<typeof startUpstreamApi>>
beforeAll(async () => {
  api = await startUpstreamApi()
  vi.stubEnv('API_BASE_URL', api.base)
  const pagination = { page: 1, total: 2, total_pages: 1 }
  const posts = ['17', '18'].map((id) => ({ ...AWKWARD_POST, id, title: `Post ${id}` }))
  api.replies.set('GET /api/curated-posts', { body: { data: { posts, pagination } } })
  api.replies.set('GET /api/curated-posts/17', { body: { data: { post: { ...posts[0], content: '<p>x</p>' } } } })
})
afterAll(() => api.close())

test.each([404, 410])('a post that is deleted while the feed is made is left out of it: %d', async (status) => {
  api.replies.set('GET /api/curated-posts/18', { status, body: { error: 'x' } })
  const feed = await readFeed('all', 'feed.xml')
  expect(feed).toContain('Post 17')
  expect(feed).not.toContain('Post 18')
})

test('a feed fails if one of its posts cannot be read', async () => {
  api.replies.set('GET /api/curated-posts/18', { status: 503, body: { error: 'x' } })
  await expect(readFeed('all', 'feed.xml')).rejects.toMatchObject({ status: 503 })
})

test.each([
  ['feed.xml', '<guid isPermaLink="false">', '<link>'],
  ['atom.xml', '<id>', '<link href="'],
  ['feed.json', '"id": "', '"url": "'],
] as const)('a post whose address follows a new title stays the same item of %s', async (file, id, link) => {
  api.replies.set('GET /api/curated-posts/18', {
    body: { data: { post: { ...AWKWARD_POST, id: '18', slug: 'new-title' } } },
  })
  const feed = await readFeed('all', file)
  expect(feed).toMatch(new RegExp(`${link}http://[^<"]*/curated-posts/new-title/18`))
  expect(feed).toMatch(new RegExp(`${id}http://[^<"]*/curated-posts/18["<]`))
})

test('a feed is dated by the latest change of any of its posts', async () => {
  api.replies.set('GET /api/curated-posts/18', {
    body: { data: { post: { ...AWKWARD_POST, id: '18', updated_at: '2026-05-05T05:05:05.000Z' } } },
  })
  expect(await readFeed('all', 'atom.xml')).toMatch(
    /<feed[^]*?<updated>2026-05-05T05:05:05.000Z<\/updated>[^]*?<entry>/,
  )
  expect(await readFeed('all', 'feed.xml')).toContain('<lastBuildDate>Tue, 05 May 2026 05:05:05 GMT</lastBuildDate>')
})
