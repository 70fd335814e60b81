import { expect, test, vi } from 'vitest'
import { bumpContentVersion } from '../../core/changes'
import { SHARED_RENDER_HEADER, countRenderEffect } from '../../core/request/render-context'
import { type Handle, servePageCache } from '@/lib/testing/page-cache'

const PRIVATE = 'private, no-cache, no-store, max-age=0, must-revalidate, no-transform'
const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
const drawn =
  (body: () => string): Handle =>
  (_request, response) =>
    void response.writeHead(200, HTML).end(body())

test('concurrent searches for the same term share one render, with a policy that names its scripts', async () => {
  const marks: unknown[] = []
  const { get, requested } = await servePageCache((incoming, response) => {
    marks.push(incoming.headers[SHARED_RENDER_HEADER])
    response.writeHead(200, HTML).end(`<script>go()</script>${'x'.repeat(2000)}`)
  })
  const visits = [
    ...(await Promise.all(Array.from({ length: 5 }, () => get('/search?q=paint')))),
    await get('/search?q=paint', { 'accept-encoding': 'br' }),
  ]
  expect(requested).toEqual(['GET /search?q=paint'])
  expect(marks).toEqual(['1'])
  for (const { headers } of visits) {
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+'/)
    expect(headers['cache-control']).toBe(PRIVATE)
  }
  expect(visits[5]?.headers['content-encoding']).toBe('br')
  await get('/search?q=tile')
  expect(requested).toHaveLength(2)
})

test('a write shows at the next search, even if it ends during a render', async () => {
  let version = 1
  const { get } = await servePageCache(drawn(() => `v${version}`))
  expect((await get('/?tab=explore')).body).toBe('v1')
  version = 2
  bumpContentVersion()
  expect((await get('/?tab=explore')).body).toBe('v2')
  bumpContentVersion()
  const overtaken = await servePageCache((_request, response) => {
    const body = `v${version}`
    version = 3
    bumpContentVersion()
    response.writeHead(200, HTML).end(body)
  })
  expect((await overtaken.get('/search?q=a')).body).toBe('v2')
  expect((await overtaken.get('/search?q=a')).body).toBe('v3')
})

test('a search in another API is rendered at each visit, concurrent ones too', async () => {
  let rendered = 0
  const { get } = await servePageCache(async (_request, response) => {
    rendered += 1
    countRenderEffect()
    await new Promise((resolve) => setImmediate(resolve))
    response.writeHead(200, HTML).end('nothing')
  })
  await Promise.all([get('/search?q=zz'), get('/search?q=zz')])
  await get('/search?q=zz')
  expect(rendered).toBe(3)
})

test('a search that redirects or fails is not cached', async () => {
  const { get, requested } = await servePageCache(
    (incoming, response) =>
      void (
        incoming.url?.includes('page=9')
          ? response.writeHead(307, { location: '/search?q=a&page=2' })
          : response.writeHead(500, HTML)
      ).end('x'),
  )
  for (const _time of [1, 2]) {
    const moved = await get('/search?q=a&page=9')
    expect([moved.status, moved.headers.location]).toEqual([307, '/search?q=a&page=2'])
    const fault = await get('/search?q=b')
    expect([fault.status, fault.headers['cache-control']]).toEqual([500, 'no-store'])
  }
  expect(requested).toHaveLength(4)
})

test('a search page is cached for ten seconds', async () => {
  const { get, requested } = await servePageCache(drawn(() => 'x'))
  const today = vi.spyOn(Date, 'now').mockReturnValue(0)
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  await get('/search?q=a')
  now.mockReturnValue(10_999)
  await get('/search?q=a')
  expect(requested).toHaveLength(1)
  now.mockReturnValue(11_000)
  await get('/search?q=a')
  expect(requested).toHaveLength(2)
  now.mockRestore()
  today.mockRestore()
})
