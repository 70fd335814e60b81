import { serialize } from 'node:v8'
import { expect, onTestFinished, test, vi } from 'vitest'
import { bumpContentVersion, type Cluster, setCluster } from '../../core/changes'
import { drawnParts } from '@/lib/contract/drawn-parts'
import { markPartial, setPageStatus } from '../../core/request/render-context'
import { type Handle, servePageCache as serve } from '@/lib/testing/page-cache'

const PAGE = { 'content-type': 'text/html', 'cache-control': 'private, no-store' }

const page =
  (body = 'x'.repeat(5000), extra: Record<string, string> = {}, status = 200): Handle =>
  (_request, response) => {
    response.writeHead(status, { ...PAGE, ...extra }).end(body)
  }

/** A promise that resolves when released. */
function hold() {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  return { released, release: () => release() }
}

test('a page is rendered once, with Cache-Control for shared caches', async () => {
  const { get, requested } = await serve(page('hello', { link: '</a.woff2>; rel=preload', 'x-request-id': 'one' }))
  const [first, second] = [await get('/'), await get('/?utm_source=a')]
  expect(requested).toEqual(['GET /'])
  expect(second.body).toBe('hello')
  expect(second.status).toBe(200)
  expect(first.headers.link).toBe('</a.woff2>; rel=preload')
  expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=30, stale-while-revalidate=15, no-transform')
  expect(first.headers.vary).toBe('rsc, Accept-Encoding')
  expect([first.headers.age, second.headers.age]).toEqual([undefined, '0'])
  expect(second.headers['x-request-id']).toBeUndefined()
})

test('a page that another instance rendered has an Age from its first response on', async () => {
  const drawn = serialize({ status: 200, headers: PAGE, body: Buffer.from('theirs'), renderedAt: Date.now() - 25_000 })
  setCluster({ generation: 'one', read: () => Promise.resolve(drawn), close: () => {} } as unknown as Cluster)
  onTestFinished(() => setCluster(undefined))
  const { get, requested } = await serve(page())
  const visits = [await get('/'), await get('/')]
  expect(visits.map(({ body, headers }) => [body, Number(headers.age) >= 25])).toEqual(Array(2).fill(['theirs', true]))
  expect(requested).toEqual([])
})

test('HEAD has the headers of GET', async () => {
  const { get } = await serve(page())
  const [get200, head] = [await get('/'), await get('/', {}, 'HEAD')]
  expect(head.body).toBe('')
  expect(head.headers['content-length']).toBe(get200.headers['content-length'])
  expect(head.headers.etag).toBe(get200.headers.etag)
})

test('404, 410 and redirects are cached with their status', async () => {
  const { get, requested } = await serve((incoming, response) =>
    incoming.url === '/page/9'
      ? page('gone', {}, 404)(incoming, response)
      : page('', { location: '/to' }, 308)(incoming, response),
  )
  for (const _time of [1, 2]) {
    expect((await get('/page/9')).status).toBe(404)
    const moved = await get('/curated-posts/old')
    expect([moved.status, moved.headers.location]).toEqual([308, '/to'])
  }
  expect(requested).toHaveLength(2)
})

test('a page with a failed part has the status of the failure and Retry-After, and is not cached', async () => {
  let isAway = true
  const { get, requested } = await serve((_request, response) => {
    if (isAway) setPageStatus(503)
    return page('<html><head></head><body>whole but for a part</body></html>')(_request, response)
  })
  const [first, second] = [await get('/'), await get('/')]
  for (const { status, headers, body } of [first, second]) {
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
    expect(body).toContain('whole but for a part')
  }
  isAway = false
  expect((await get('/')).status).toBe(200)
  await get('/')
  expect(requested).toHaveLength(3)
})

test('a page with a late part is not cached', async () => {
  const script = '<script src="/a.js" async=""></script>'
  const { get, requested } = await serve((_request, response) => {
    markPartial()
    return page(`<html><head>${script}</head><body></body></html>`)(_request, response)
  })
  for (const _time of [1, 2]) {
    const { status, body } = await get('/')
    expect([status, body.includes(script)]).toEqual([200, true])
  }
  expect(requested).toHaveLength(2)
})

test('private responses are rendered for each visitor', async () => {
  const { get, requested } = await serve(
    (_request, response) => void response.writeHead(302, { location: '/elsewhere' }).end(),
  )
  for (const _time of [1, 2]) expect((await get('/uploads/a.webp')).headers.location).toBe('/elsewhere')
  expect(requested).toHaveLength(2)
})

test('if the page without the query redirects, the original request goes to Next', async () => {
  const { get } = await serve(
    (incoming, response) => void response.writeHead(308, { location: `/to${incoming.url}` }).end(),
  )
  expect((await get('/category/a?x=1')).headers.location).toBe('/to/category/a?x=1')
})

test('a normalized URL is redirected, or finished like a page, and never cached', async () => {
  const marks: unknown[] = []
  const pending = hold()
  const { get, received } = await serve(async (incoming, response) => {
    marks.push(incoming.headers['x-normalized-url'])
    await pending.released
    setPageStatus(410)
    response.writeHead(200, PAGE).end('<html><head></head><body></body></html>')
  })
  const visit = () => get('/curated-posts/a/1/', { 'x-normalized-url': '1' })
  const visits = [visit(), visit()]
  await expect.poll(() => received.length).toBe(2)
  pending.release()
  for (const gone of [...(await Promise.all(visits)), await visit()]) {
    expect([gone.status, gone.headers['content-security-policy']]).toEqual([
      410,
      expect.stringContaining("script-src 'self' 'sha256-"),
    ])
  }
  expect(marks).toEqual(['1', '1'])
})

test('a file is cached by its own Cache-Control, a page by the cache policy', async () => {
  const { get, requested } = await serve(
    (incoming, response) =>
      void response
        .writeHead(
          200,
          incoming.url === '/feed.xml' ? { 'cache-control': 'public, s-maxage=9', 'content-type': 'text/xml' } : {},
        )
        .end('x'),
  )
  for (const path of ['/feed.xml', '/feed.xml', '/llms.txt', '/llms.txt']) await get(path)
  expect(requested).toEqual(['GET /feed.xml', 'GET /llms.txt', 'GET /llms.txt'])
  for (const path of ['/', '/search?q=a', '/sitemap.xml']) {
    const posted = await get(path, {}, 'POST')
    expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD'])
  }
  expect(requested).toHaveLength(3)
})

test('a write invalidates every page, but not files', async () => {
  let version = 1
  const { get, requested } = await serve((incoming, response) =>
    incoming.url?.startsWith('/uploads/')
      ? void response.writeHead(200, { 'cache-control': 'public, max-age=31536000, immutable' }).end('p')
      : page(`v${version}`)(incoming, response),
  )
  await get('/uploads/a.webp')
  expect((await get('/')).body).toBe('v1')
  version = 2
  expect((await get('/')).body).toBe('v1')
  bumpContentVersion()
  expect((await get('/')).body).toBe('v2')
  await get('/uploads/a.webp')
  expect(requested.filter((line) => line.includes('uploads'))).toHaveLength(1)
})

test('a page that fails to render is an error and is not cached', async () => {
  let broken = true
  const { get } = await serve((incoming, response) =>
    broken ? void response.writeHead(500, PAGE).end('fault') : page('well')(incoming, response),
  )
  const fault = await get('/')
  expect([fault.status, fault.headers['cache-control']]).toEqual([500, 'no-store'])
  broken = false
  expect((await get('/')).body).toBe('well')
})

test('a page that fails with parts that only the server draws is rendered again, with all of it in its data', async () => {
  const { get, requested } = await serve((_, response) => {
    const number = drawnParts().keep('footer')
    response.writeHead(500, PAGE).end(number === null ? 'footer' : `part ${number}`)
  })
  expect((await get('/')).body).toContain('footer')
  expect(requested).toHaveLength(2)
})

test('a page that can no longer be rendered after a write is served as it was, for ten minutes', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  let render = page('well')
  const { get, requested } = await serve((incoming, response) => render(incoming, response))
  await get('/')
  bumpContentVersion()
  for (const failure of [page('fault', {}, 500), () => Promise.reject(new Error('away'))] as Handle[]) {
    render = failure
    const { status, headers, body } = await get('/')
    expect([status, body, headers['cache-control'], headers['cache-status']]).toEqual([
      200,
      'well',
      'public, no-cache',
      'plumbline; hit; ttl=-1',
    ])
  }
  render = page('fault', {}, 500)
  expect((await get('/page/2')).status, 'a page without a copy').toBe(500)
  expect(requested).toHaveLength(4)
  vi.advanceTimersByTime(600_000)
  expect((await get('/')).status).toBe(500)
  render = page('better')
  expect((await get('/')).body).toBe('better')
})

test('a page with a nonce is not shared', async () => {
  const { get, requested } = await serve(page('mine', { 'content-security-policy': "script-src 'nonce-a'" }))
  const visits = await Promise.all([1, 2, 3].map(() => get('/curated-posts/a')))
  expect(visits.map(({ headers }) => headers['cache-control'])).toEqual(Array(3).fill('private, no-store'))
  expect(requested).toHaveLength(3)
})

test('a response with a cookie is not shared', async () => {
  const { get, requested } = await serve(page('mine', { 'set-cookie': 'a=1' }))
  await get('/')
  expect((await get('/')).headers['set-cookie']).toBe('a=1')
  expect(requested).toHaveLength(2)
})

test('only the API accepts methods other than GET and HEAD, and nothing accepts TRACE', async () => {
  const { get, requested } = await serve((_incoming, response) => void response.writeHead(204).end())
  for (const path of ['/icon-512.png', '/admin-login', '/search?x=1', '/_next/image?url=x', '/nothing', '/apiary']) {
    expect((await get(path, {}, 'POST')).status, path).toBe(405)
  }
  expect((await get('/api/curated-posts', {}, 'TRACE')).status).toBe(405)
  expect(requested).toEqual([])
  await get('/api/curated-posts', {}, 'POST')
  expect(requested).toEqual(['POST /api/curated-posts'])
})
