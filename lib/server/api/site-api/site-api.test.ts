import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { siteApiProvider } from './connect-site-api'
import { isMissing, isRefused, siteApi } from './site-api'
import { AWKWARD_POST, PLAIN_POST, startUpstreamApi } from '../../../testing/servers/upstream-api'
import '../../../testing/provide-site-api'

let api: Awaited<ReturnType<typeof startUpstreamApi>>
beforeAll(async () => {
  api = await startUpstreamApi()
  vi.stubEnv('API_BASE_URL', api.base)
})
beforeEach(() => api.replies.clear())
afterAll(() => api.close())

const failureOf = (answer: Promise<unknown>) =>
  answer.then(
    () => null,
    (error: unknown) => error,
  )

test('pages read an external API in the shapes of the contract', async () => {
  api.replies.set('GET /api/curated-posts', {
    body: {
      data: {
        posts: [AWKWARD_POST, { title: 'No id', status: 'published' }],
        pagination: { page: '1', total: '2', total_pages: '1' },
      },
    },
  })
  const { data } = await siteApi().posts.list({ status: 'published', q: 'a & b', page: 1, per_page: 10 })
  expect(api.last()?.url).toBe('/api/curated-posts?status=published&page=1&per_page=10&q=a%20%26%20b')
  expect(api.last()?.headers.authorization).toBeUndefined()
  expect(data.posts[0]).toEqual(PLAIN_POST)
  expect(data.posts[1]).toMatchObject({ id: '', title: 'No id' })
  expect(data.pagination).toEqual({ page: 1, total: 2, total_pages: 1, has_prev: false, has_next: false })
})

test('a preview carries the admin’s header, and ids are encoded', async () => {
  api.replies.set('GET /api/curated-posts/a%2Fb', {
    body: { data: { post: { ...AWKWARD_POST, content: '<p>x</p>' } } },
  })
  const { data } = await siteApi('Basic abc').posts.get({ id: 'a/b' })
  expect(data.post).toEqual({ ...PLAIN_POST, content: '<p>x</p>', seo: null, author: null })
  expect(api.last()?.headers.authorization).toBe('Basic abc')
})

test('a post that comes without its id has the one of its address', async () => {
  api.replies.set('GET /api/curated-posts/a%2Fb', { body: { data: { post: { title: 'No id', status: 'published' } } } })
  expect((await siteApi().posts.get({ id: 'a/b' })).data.post).toMatchObject({ id: 'a/b', title: 'No id' })
})

test('pages show no draft, and no post of a status that nobody knows, whatever the API gives them', async () => {
  const drafts = [
    { ...AWKWARD_POST, id: 'a', status: 'draft' },
    { ...AWKWARD_POST, id: 'b', status: 'Archived' },
  ]
  api.replies.set('GET /api/curated-posts', { body: { data: { posts: [...drafts, AWKWARD_POST] } } })
  expect((await siteApi().posts.list({ status: 'published' })).data).toEqual({ posts: [PLAIN_POST], withheld: 2 })
  expect((await siteApi('Basic abc').posts.list({})).data.posts).toHaveLength(3)
  api.replies.set('GET /api/curated-posts/a', { body: { data: { post: drafts[0] } } })
  expect(isMissing(await failureOf(siteApi().posts.get({ id: 'a' })))).toBe(true)
})

test('a post that is not there, is gone, or is not for everyone is told apart from an API in trouble', async () => {
  const answerWith = async (status: number) => {
    api.replies.set('GET /api/curated-posts/17', { status, body: { error: 'x' } })
    return failureOf(siteApi().posts.get({ id: '17' }))
  }
  for (const status of [400, 404, 410]) expect(isMissing(await answerWith(status))).toBe(true)
  for (const status of [401, 403]) expect(isRefused(await answerWith(status))).toBe(true)
  for (const status of [429, 500, 503]) {
    const failure = await answerWith(status)
    expect(failure).toMatchObject({ status, message: 'x' })
    expect([isMissing(failure), isRefused(failure)]).toEqual([false, false])
  }
})

test('what is not JSON, or not of the contract, is a failure', async () => {
  api.replies.set('GET /api/curated-posts/17', { status: 500, type: 'text/html', body: '<h1>x</h1>' })
  expect(await failureOf(siteApi().posts.get({ id: '17' }))).toMatchObject({ status: 502 })
  api.replies.set('GET /api/curated-posts/17', { body: { data: {} } })
  expect(await failureOf(siteApi().posts.get({ id: '17' }))).toBeInstanceOf(Error)
})

test('all calls of a page end by one moment, and those after it are not made', async () => {
  const pageApi = siteApiProvider.connect({ authorization: null, deadline: performance.now() + 300 })
  api.replies.set('GET /api/curated-posts', { hang: true })
  api.replies.set('GET /api/data/posts/categories', { hang: true })
  const start = performance.now()
  const answers = [pageApi.posts.list({ limit: 7 }), pageApi.categories.list()].map(failureOf)
  expect(await Promise.all(answers)).toMatchObject([{ status: 504 }, { status: 504 }])
  const before = api.seen.length
  expect(await failureOf(pageApi.posts.get({ id: '18' }))).toMatchObject({ status: 504 })
  expect([api.seen.length - before, performance.now() - start < 2_000]).toEqual([0, true])
})
