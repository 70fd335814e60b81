import { mkdir } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { removeFolder } from '@/lib/testing/remove-folder'
import { RATES } from '@/lib/contract/limits'
import { resetRateLimits, consume } from '../api/access/rate-limits'
import { useConnection } from '../db/open/connect'
import { openTestDatabase } from '../../testing/database'
import { log } from '../core/log'
import { type Cluster, setCluster } from '../core/changes'
import { NORMALIZED_HEADER } from '@/lib/seo/normalize-url'
import { SHARED_RENDER_HEADER } from '../core/request/render-context'
import { clearHealth } from './health'
import { setLifecycleStage } from '../core/lifecycle'
import { startPipeline } from '../../testing/site-pipeline'

const TOKEN = 'a token of many letters'
const DATA_DIR = vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
  return `${process.env.TMPDIR ?? '/tmp'}/front-${process.pid}`
})
vi.stubEnv('METRICS_TOKEN', TOKEN)
vi.stubEnv('MAX_RENDERS', '1')
vi.stubEnv('DATA_DIR', DATA_DIR)

/** URLs of pages; the response to any other is text. */
const PAGES = new Set(['/', '/new-page', '/page/2', '/search?q=kept'])
let base = ''
let site: Awaited<ReturnType<typeof startPipeline>>
/** Pages that render until they are released. */
const drawing: (() => void)[] = []
const letGo = () => drawing.splice(0).forEach((finish) => finish())

beforeAll(async () => {
  site = await startPipeline(
    (request, response) => {
      if (request.url === '/search?q=slow') return void drawing.push(() => response.end('drawn'))
      if (request.url?.startsWith('/broken')) response.statusCode = 500
      response.setHeader('content-type', PAGES.has(request.url ?? '') ? 'text/html' : 'text/plain')
      response.end(`site ${request.headers['x-request-id']}`)
    },
    { withPageCache: true },
  )
  base = site.base
  await useConnection(await openTestDatabase('embedded'))
})
afterAll(async () => {
  site.server.closeAllConnections()
  await new Promise((resolve) => site.server.close(resolve))
  await removeFolder(DATA_DIR)
})
beforeEach(clearHealth)

const get = (path: string, headers: Record<string, string> = {}) => fetch(base + path, { headers })
const untilDrawn = () => vi.waitFor(() => expect(drawing).toHaveLength(1))

test('a response carries the id of its request, which the client cannot choose', async () => {
  const answer = await get('/x', { 'x-request-id': 'chosen-by-a-client' })
  const id = answer.headers.get('x-request-id')
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/)
  expect(await answer.text()).toBe(`site ${id}`)
})

test.each(['/', '/x', '/new-page', '/broken', '/api/health', '/metrics'])(
  'the response to %s has every security header',
  async (path) => {
    const { headers } = await get(path)
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('strict-transport-security')).toBeNull()
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  },
)

test('a page that no route names gets a policy that lets no inline script run', async () => {
  expect((await get('/new-page')).headers.get('content-security-policy')).toContain("script-src 'self';")
})

test('headers that only the server itself sets are ignored on requests from outside', async () => {
  const received: unknown[] = []
  const { base: origin, server } = await startPipeline((request, response) => {
    received.push(request.headers[SHARED_RENDER_HEADER], request.headers[NORMALIZED_HEADER])
    response.end()
  })
  await fetch(`${origin}/admin`, { headers: { [SHARED_RENDER_HEADER]: '1', [NORMALIZED_HEADER]: '1' } })
  expect(received).toEqual([undefined, undefined])
  server.close()
})

test('the access log has the request id and response, and nothing about the client or the query', async () => {
  const lines: unknown[] = []
  for (const level of ['debug', 'info', 'warn'] as const)
    vi.spyOn(log, level).mockImplementation((line: unknown) => void lines.push(line))
  const headers = {
    authorization: 'Basic c2VjcmV0',
    cookie: 'session=sealed',
    'user-agent': 'the phone of a visitor',
    'x-forwarded-for': '203.0.113.7',
  }
  await fetch(`${base}/broken?q=ann%40example.org`, { headers })
  await fetch(`${base}/api/me/saved?email=ann@example.org`, { method: 'PUT', headers, body: 'my own words' })
  await vi.waitFor(() => expect(lines).toHaveLength(2))
  expect(lines).toEqual([
    { requestId: expect.any(String), method: 'GET', path: '/broken', status: 500, ms: expect.any(Number) },
    { requestId: expect.any(String), method: 'PUT', path: '/api/me/saved', status: 200, ms: expect.any(Number) },
  ])
})

describe('health', () => {
  const health = async (path = '/api/health') => {
    const answer = await get(path)
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: await answer.json() }
  }

  test('while it starts, the site is live but not ready', async () => {
    setLifecycleStage('starting')
    onTestFinished(() => setLifecycleStage('serving'))
    expect(await health('/api/health/live')).toMatchObject({ status: 200, body: { success: true } })
    expect(await health()).toMatchObject({
      status: 503,
      retryAfter: '5',
      body: { live: true, ready: false, message: 'The site is starting' },
    })
  })

  test('the site is ready while each of its parts is available, and reports which is not', async () => {
    await mkdir(DATA_DIR, { recursive: true })
    expect(await health()).toMatchObject({
      status: 200,
      body: { success: true, ready: true, parts: { database: 'up', search: 'up', pictures: 'up' } },
    })
    const lost = await openTestDatabase('embedded')
    await lost.close()
    await useConnection(lost)
    clearHealth()
    expect(await health('/api/health/ready')).toMatchObject({
      status: 503,
      body: { success: false, parts: { database: 'down', search: 'down', pictures: 'up' } },
    })
    expect((await health('/api/health/live')).status).toBe(200)
    await useConnection(await openTestDatabase('embedded'))
    clearHealth()
    expect((await health()).status).toBe(200)
  })

  test('without Redis the site is ready, but not whole', async () => {
    setCluster({ generation: null, close: () => {} } as unknown as Cluster)
    onTestFinished(() => setCluster(undefined))
    clearHealth()
    expect(await health()).toMatchObject({
      status: 503,
      body: { success: false, status: 'degraded', ready: true, parts: { database: 'up', redis: 'down' } },
    })
    expect(await health('/api/health/ready')).toMatchObject({ status: 200, body: { success: true, ready: true } })
  })

  test('health routes accept only GET and HEAD', async () => {
    expect((await fetch(`${base}/api/health`, { method: 'POST' })).status).toBe(405)
    const head = await fetch(`${base}/api/health`, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })
})

test('metrics require the token and have a fixed set of route labels', async () => {
  for (const authorization of ['', 'Bearer wrong', `Bearer ${TOKEN}x`, `Basic ${btoa(TOKEN)}`]) {
    expect((await get('/metrics', { authorization })).status).toBe(401)
  }
  await get('/any/thing/at-all')
  await get('/curated-posts/a/b')
  const reported = await (await get('/metrics', { authorization: `Bearer ${TOKEN}` })).text()
  expect(reported).toContain('http_request_duration_seconds_count{method="GET",route="post",status="200"} 1')
  expect(reported).toContain('process_resident_memory_bytes')
  expect(reported).toContain('part_up{part="database"}')
  expect(reported).not.toMatch(/thing|at-all/)
})

describe('at the limit of concurrent renders', () => {
  beforeEach(async () => {
    const slow = get('/search?q=slow')
    await untilDrawn()
    return async () => {
      letGo()
      expect(await (await slow).text()).toBe('drawn')
    }
  })

  test('another page is rejected with 503, and rendered once there is room', async () => {
    const refused = await get('/search?q=oak')
    expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([
      503,
      '2',
      'no-store',
    ])
    expect(await refused.text()).toContain('Please try again in a few seconds.')
    letGo()
    await vi.waitFor(async () => expect((await get('/search?q=oak')).status).toBe(200))
  })

  test('cheap requests are answered all the same', async () => {
    for (const path of ['/uploads/x.webp', '/_next/static/x.js', '/api/health/live', '/api/curated-posts']) {
      expect((await get(path)).status, path).toBe(200)
    }
  })

  test('a cached page is answered all the same, but not its React payload', async () => {
    letGo()
    for (const path of ['/', '/page/2', '/search?q=kept'])
      await vi.waitFor(async () => expect((await get(path)).status).toBe(200))
    const slow = get('/search?q=slow')
    await untilDrawn()
    expect((await get('/page/2', { rsc: '1' })).status).toBe(503)
    for (const path of ['/', '/page/2', '/search?q=kept']) expect((await get(path)).status, path).toBe(200)
    for (const path of ['/not-kept', '/?tab=explore', '/?t%61b=explore'])
      expect((await get(path)).status, path).toBe(503)
    letGo()
    await slow
  })
})

test('a client that has used up its time gets a 429 for what is rendered, and can still read cached pages', async () => {
  resetRateLimits()
  for (const path of ['/', '/page/2']) expect((await get(path)).status, path).toBe(200)
  await consume('render', '127.0.0.1', RATES.render.points)
  for (const path of ['/search?q=oak', '/?tab=explore', '/sign-in']) {
    const refused = await get(path, { 'x-forwarded-for': '203.0.113.7' })
    expect([path, refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([path, 429, true])
    expect(await refused.text()).toContain('Too many pages were requested from this address. Try again in ')
  }
  for (const path of ['/', '/page/2', '/uploads/x.webp', '/api/curated-posts'])
    expect((await get(path)).status, path).toBe(200)
  resetRateLimits()
  expect((await get('/search?q=oak')).status).toBe(200)
})
