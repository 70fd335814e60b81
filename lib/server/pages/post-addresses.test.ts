import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { AWKWARD_POST, startUpstreamApi, type Seen } from '@/lib/testing/servers/upstream-api'
import { listSitemaps, postAddresses } from './sitemap'
import '@/lib/testing/provide-site-api'

const TOTAL = 1_150
const LONGEST = 100

/** A list of an API that limits the page size, whatever is requested. */
function listed({ url }: Seen) {
  const requested = new URL(url, 'http://api.test').searchParams
  const [page, size] = [Number(requested.get('page')), Math.min(LONGEST, Number(requested.get('per_page')))]
  const first = (page - 1) * size
  const posts = Array.from({ length: Math.max(0, Math.min(size, TOTAL - first)) }, (_, index) => ({
    ...AWKWARD_POST,
    id: `${first + index}`,
  }))
  return { body: { data: { posts, pagination: { page, per_page: size, total: TOTAL } } } }
}

let api: Awaited<ReturnType<typeof startUpstreamApi>>
beforeAll(async () => {
  api = await startUpstreamApi()
  vi.stubEnv('API_BASE_URL', api.base)
  api.replies.set('GET /api/curated-posts', listed)
})
afterAll(() => api.close())

test('with an API without the call and with short pages, every post is in a sitemap once', async () => {
  expect(await listSitemaps()).toEqual([1, 2])
  const [first, second] = [await postAddresses(1), await postAddresses(2)]
  expect([first.length, second.length]).toEqual([1_000, 150])
  expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(TOTAL)
})

test('no page after the last is requested', async () => {
  api.seen.length = 0
  await postAddresses(2)
  const pages = api.seen.map(({ url }) => Number(/[?&]page=(\d+)/.exec(url)?.[1])).sort((a, b) => a - b)
  expect(pages).toEqual(Array.from({ length: 15 }, (_, index) => 101 + index))
})

test('a list that is there no more leaves the other posts', async () => {
  api.replies.set('GET /api/curated-posts', (seen) =>
    new URL(seen.url, 'http://api.test').searchParams.get('page') === '115'
      ? { status: 404, body: { error: 'No such page' } }
      : listed(seen),
  )
  expect(await postAddresses(2)).toHaveLength(140)
})
