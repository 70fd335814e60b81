import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchAdminList } from './admin-posts'
import { refreshAdmin } from '../calls/query-client'
import { postSummarySchema } from '../../contract/posts/post'
import type { AdminView } from '../admin-view'

const view: AdminView = { filter: 'all', q: '', sort: 'newest', page: 1 }
const post = (id: string | null, status = 'published') => ({
  ...postSummarySchema.parse({ id, title: `Post ${id}`, status, created_at: '2026-01-01T00:00:00Z' }),
  id,
})

let requests: string[]
/** Mocks the API: a response from the path and query of each request. */
function answer(by: (url: URL) => { status?: number; data?: unknown; message?: string }): void {
  vi.stubGlobal('fetch', async (request: Request) => {
    const url = new URL(request.url)
    requests.push(`${url.pathname}${url.search}`)
    const { status = 200, ...body } = by(url)
    return Response.json({ success: status === 200, ...body }, { status })
  })
}

beforeEach(() => {
  requests = []
  vi.stubGlobal('window', { location: { origin: 'http://site.test' }, sessionStorage: { getItem: () => 'Basic YTpi' } })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('our own API is requested for one page of one filter', async () => {
  const pagination = { page: 2, total: 41, total_pages: 3, has_prev: true, has_next: true }
  const counts = { all: 90, draft: 41, published: 49, highlighted: 3 }
  answer(() => ({ data: { posts: [post('a', 'draft'), post(null), post('')], pagination, counts } }))
  const list = await fetchAdminList(new QueryClient(), { ...view, filter: 'drafts', q: 'oak', page: 2 }, true)
  expect(requests).toHaveLength(1)
  expect(Object.fromEntries(new URLSearchParams(requests[0]?.split('?')[1]))).toEqual({
    status: 'draft',
    q: 'oak',
    page: '2',
    per_page: '15',
    counts: 'true',
    brief: 'true',
  })
  expect(list.posts.map(({ id }) => id)).toEqual(['a'])
  expect(list).toMatchObject({ pagination, counts })
})

test('of another API all posts are fetched once and filtered in the browser', async () => {
  answer((url) => {
    const page = Number(url.searchParams.get('page') ?? 1)
    const pagination = { page, total: 4, total_pages: 2, has_prev: page > 1, has_next: page < 2 }
    return { data: { posts: page === 1 ? [post('a'), post('b', 'draft')] : [post('c'), post(null)], pagination } }
  })
  const client = new QueryClient()
  const all = await fetchAdminList(client, view, false)
  expect(all.posts.map(({ id }) => id)).toEqual(['c', 'b', 'a'])
  expect(all.counts).toEqual({ all: 3, draft: 1, published: 2, highlighted: 0 })
  const walks = () => requests.filter((path) => path === '/api/curated-posts').length
  expect((await fetchAdminList(client, { ...view, filter: 'drafts' }, false)).posts.map(({ id }) => id)).toEqual(['b'])
  expect(walks()).toBe(1)
  await refreshAdmin(client)
  await fetchAdminList(client, view, false)
  expect(walks()).toBe(2)
  expect(
    requests.filter((path) => path.includes('counts=')),
    'counts are not requested from an API without them',
  ).toEqual([])
})

test('the posts of an API without pagination and counts are paginated, filtered and searched in the browser', async () => {
  const posts = Array.from({ length: 30 }, (_, at) => ({
    ...post(`p${at}`, at % 2 ? 'draft' : 'published'),
    title: at === 0 ? 'Walnut stool' : `Post ${at}`,
  }))
  answer(() => ({ data: { posts } }))
  const client = new QueryClient()
  const listed = async (change: Partial<AdminView>) =>
    (await fetchAdminList(client, { ...view, ...change }, false)).posts
  expect([await listed({}), await listed({ page: 2 }), await listed({ filter: 'drafts' })]).toMatchObject(
    Array(3).fill({ length: 15 }),
  )
  expect((await fetchAdminList(client, view, false)).counts).toMatchObject({ all: 30, draft: 15 })
  expect((await listed({ q: 'walnut' })).map(({ title }) => title)).toEqual(['Walnut stool'])
})

test('an API whose pagination never ends does not block the dashboard', async () => {
  const pagination = { page: 1, total: 9, total_pages: 9, has_prev: false, has_next: true }
  answer(() => ({ data: { posts: [post('a')], pagination } }))
  expect((await fetchAdminList(new QueryClient(), view, false)).posts).toHaveLength(1)
})

test('a public list is not accepted as the admin’s list', async () => {
  answer((url) =>
    url.pathname.endsWith('/auth-check')
      ? { status: 401, message: 'Invalid admin credentials' }
      : {
          data: {
            posts: [post('a')],
            pagination: { page: 1, total: 1, total_pages: 1, has_prev: false, has_next: false },
          },
        },
  )
  for (const isOwn of [true, false])
    await expect(fetchAdminList(new QueryClient(), view, isOwn)).rejects.toMatchObject({
      status: 401,
      message: 'Invalid admin credentials',
    })
})
