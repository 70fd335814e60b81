import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { proxyApi } from '../../api/proxy/api-proxy'
import { siteApi } from '../../api/site-api/site-api'
import { AWKWARD_POST, startUpstreamApi } from '@/lib/testing/servers/upstream-api'
import { bumpContentVersion } from '../../core/changes'
import { pageCacheOf } from '@/lib/testing/page-cache'
import '@/lib/testing/provide-site-api'
import { SiteResponse } from '../../http/responses/site-response'

vi.hoisted(() => (process.env.LOG_LEVEL = 'silent'))
const ADMIN = `Basic ${btoa('admin:right')}`
const PAGE = { 'content-type': 'text/html' }

let api: Awaited<ReturnType<typeof startUpstreamApi>>
let title = 'Oak shelves'
const layAnswers = () => {
  api.replies.set('GET /api/curated-posts/17', () => ({ body: { data: { post: { ...AWKWARD_POST, title } } } }))
  api.replies.set('PUT /api/curated-posts/17', () => ({ body: { success: true } }))
}
beforeAll(async () => {
  api = await startUpstreamApi()
  layAnswers()
  vi.stubEnv('API_BASE_URL', api.base)
})

/** The page cache in front of a fake Next that renders a page from the API, as the site does. */
async function startSite() {
  const answer = pageCacheOf(async (_request, response) => {
    const page = await siteApi()
      .posts.get({ id: '17' })
      .then(
        ({ data }) => data.post.title,
        () => null,
      )
    const status = page === null ? 500 : 200
    response.writeHead(status, status === 200 ? PAGE : {}).end(page ?? 'fault')
  })
  const server = createServer({ ServerResponse: SiteResponse }, (request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, page: `http://127.0.0.1:${(server.address() as AddressInfo).port}/curated-posts/17` }
}

let site: Awaited<ReturnType<typeof startSite>>
beforeAll(async () => {
  site = await startSite()
})
afterAll(async () => {
  vi.useRealTimers()
  site.server.closeAllConnections()
  site.server.close()
  await api.close()
})

const visit = async () => {
  const answer = await fetch(site.page)
  return [answer.status, await answer.text()]
}
const save = async () => {
  const headers = { authorization: ADMIN, 'content-type': 'application/json' }
  const answer = await proxyApi(
    new Request('http://site.test/api/curated-posts/17', { method: 'PUT', headers, body: '{"title":"Pine"}' }),
    api.base,
  )
  if (answer.ok) bumpContentVersion()
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    body: (await answer.json()) as { message?: string },
  }
}

test('while the upstream API is down, writes fail with a reason and cached pages are served; everything works again once it is back', async () => {
  expect(await visit()).toEqual([200, 'Oak shelves'])
  const { port } = new URL(api.base)
  await api.close()
  vi.useFakeTimers({ toFake: ['performance'] })
  for (const seconds of [10, 40, 3_600]) {
    vi.advanceTimersByTime(seconds * 1_000)
    expect(await visit(), `${seconds} s later`).toEqual([200, 'Oak shelves'])
  }
  expect(await save()).toMatchObject({
    status: 503,
    retryAfter: '5',
    body: { success: false, message: 'The API cannot be reached at the moment' },
  })
  expect(await visit()).toEqual([200, 'Oak shelves'])

  api = await startUpstreamApi(Number(port))
  layAnswers()
  // A call in flight while the clock was changed saw a timeout: it is retried after five seconds.
  vi.advanceTimersByTime(6_000)
  title = 'Pine shelves'
  expect((await save()).status).toBe(200)
  expect(await visit()).toEqual([200, 'Pine shelves'])
})
