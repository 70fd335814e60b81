import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { RATES } from '@/lib/contract/limits'
import { log } from '../../core/log'
import { proxyApi } from './api-proxy'
import { resetRateLimits } from '../access/rate-limits'
import { AWKWARD_POST, startUpstreamApi } from '@/lib/testing/servers/upstream-api'
import { ADMIN, forwardedCalls } from '@/lib/testing/forwarded-calls'

const api = await startUpstreamApi()
const { call, send } = forwardedCalls(api.base)
beforeEach(() => {
  resetRateLimits()
  api.replies.clear()
})
afterAll(() => api.close())

test('method, body, authorization, content type, If-Match and Idempotency-Key are forwarded; cookies, unknown parameters and all else are not', async () => {
  api.replies.set('PUT /api/curated-posts/17', { body: { data: { post: AWKWARD_POST } } })
  await call('PUT', '/curated-posts/17?x=%20y', {
    headers: {
      authorization: ADMIN,
      'content-type': 'application/json',
      'if-match': '"v"',
      'idempotency-key': 'k',
      cookie: 'session=1',
      connection: 'close',
      'x-peer-address': '1.2.3.4',
    },
    body: '{"title":"é"}',
  })
  const { method, url, headers = {}, body } = api.last() ?? {}
  expect([method, url, body?.toString()]).toEqual(['PUT', '/api/curated-posts/17', '{"title":"é"}'])
  expect(headers).toMatchObject({
    authorization: ADMIN,
    'content-type': 'application/json',
    'if-match': '"v"',
    'idempotency-key': 'k',
    accept: 'application/json',
  })
  expect(Object.keys(headers)).not.toContain('cookie')
  expect(Object.keys(headers)).not.toContain('x-peer-address')
})

test('a JSON body that is nested too deep never reaches the API', async () => {
  const before = api.seen.length
  const body = `{"more":${'['.repeat(20_000)}${']'.repeat(20_000)}}`
  const answer = await call('PUT', '/curated-posts/17', {
    headers: { authorization: ADMIN, 'content-type': 'application/json' },
    body,
  })
  expect([answer.status, answer.body.message]).toEqual([400, 'The body is nested more than 32 levels deep'])
  expect(api.seen.length).toBe(before)
})

test('an API without suggestions gives an empty list', async () => {
  const { status, body } = await call('GET', '/data/suggestions?q=lamp')
  expect([status, body.data]).toEqual([200, { posts: [], products: [], categories: [] }])
})

test.each([
  [{ status: 404, body: { error: 'No such post' } }, 404, 'No such post', 'NOT_FOUND'],
  [
    { status: 422, body: { detail: [{ loc: ['title'], msg: 'field required' }] } },
    422,
    'field required',
    'UNPROCESSABLE_CONTENT',
  ],
  [{ status: 403, body: { detail: 'Forbidden here' } }, 403, 'Forbidden here', 'FORBIDDEN'],
  [{ status: 500, body: { error: { message: 'It broke', stack: 'at x' } } }, 500, 'It broke', 'BAD_GATEWAY'],
  [{ status: 500, body: { stack: 'at x' } }, 500, 'The API answered 500', 'BAD_GATEWAY'],
  [{ status: 200, body: { success: false, message: 'Not a picture' } }, 400, 'Not a picture', 'BAD_REQUEST'],
  [{ status: 401, type: 'text/plain', body: 'Unauthorized' }, 401, 'The API answered 401', 'UNAUTHORIZED'],
  [{ status: 404, type: 'text/html', body: '<h1>Not Found</h1>' }, 404, 'The API answered 404', 'NOT_FOUND'],
  [{ status: 413, type: 'text/html', body: '<h1>Too Large</h1>' }, 413, 'The API answered 413', 'PAYLOAD_TOO_LARGE'],
  [{ status: 999, body: { message: 'Odd' } }, 502, 'Odd', 'BAD_GATEWAY'],
  [{ status: 500, type: 'text/html', body: '<h1>trace</h1>' }, 502, 'The API answered 500 without JSON', 'BAD_GATEWAY'],
  [{ status: 200, type: 'text/html', body: '<h1>hello</h1>' }, 502, 'The API answered 200 without JSON', 'BAD_GATEWAY'],
  [{ status: 200, body: '{"data":' }, 502, 'The API answered 200 without JSON', 'BAD_GATEWAY'],
  [{ status: 200, body: [1, 2] }, 502, 'The API answered with something that this site cannot read', 'BAD_GATEWAY'],
  [
    { status: 200, body: { data: {} } },
    502,
    'The API answered with something that this site cannot read',
    'BAD_GATEWAY',
  ],
])('%#: an upstream error has the shape of our errors', async (reply, status, message, code) => {
  api.replies.set('GET /api/curated-posts/17', reply)
  const answer = await call('GET', '/curated-posts/17')
  expect(answer.status).toBe(status)
  expect(answer.body).toEqual({ success: false, message, code })
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('issues, conflicts and Retry-After are forwarded', async () => {
  const conflict = { updated_at: '2026-01-01T00:00:00.000Z', updated_by: 'eve' }
  const body = {
    success: false,
    message: 'Saved in between',
    code: 'CONFLICT',
    conflict,
    issues: [{ path: 'updated_at', message: 'x' }],
    extra: 1,
  }
  api.replies.set('PUT /api/curated-posts/17', { status: 409, body })
  expect((await send('PUT', '/curated-posts/17', {})).body).toEqual({ ...body, extra: undefined })
  api.replies.set('GET /api/curated-posts/17', { status: 429, body: {}, headers: { 'retry-after': '7' } })
  expect((await call('GET', '/curated-posts/17')).headers.get('retry-after')).toBe('7')
  api.replies.set('GET /api/curated-posts/18', {
    status: 429,
    type: 'text/plain',
    body: 'Too many',
    headers: { 'retry-after': '8' },
  })
  expect((await call('GET', '/curated-posts/18')).headers.get('retry-after')).toBe('8')
})

test('a picture is forwarded byte for byte', async () => {
  api.replies.set('POST /api/curated-posts/upload-image', {
    body: { success: true, message: 'Up', data: { url: '/media/1.jpg' } },
  })
  const form = new FormData()
  const bytes = Uint8Array.from({ length: 5_000 }, (_, index) => index % 256)
  form.append('image', new Blob([bytes], { type: 'image/png' }), 'a.png')
  const answer = await call('POST', '/curated-posts/upload-image', { body: form, headers: { authorization: ADMIN } })
  expect(answer.body).toEqual({ success: true, message: 'Up', data: { url: '/media/1.jpg' } })
  expect(api.last()?.body.includes(Buffer.from(bytes))).toBe(true)
  expect(api.last()?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
})

test('HEAD is sent as GET and answered without a body', async () => {
  api.replies.set('GET /api/curated-posts', { body: { data: { posts: [] } } })
  const [head, get] = [
    await proxyApi(new Request('http://site.test/api/curated-posts', { method: 'HEAD' }), api.base),
    await call('GET', '/curated-posts'),
  ]
  expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([200, '', get.headers.get('etag')])
})

test('a client that disconnects is not logged as an error', async () => {
  const fault = vi.spyOn(log, 'error')
  api.replies.set('GET /api/curated-posts', { hang: true })
  const caller = new AbortController()
  const answer = call('GET', '/curated-posts', { signal: caller.signal })
  await vi.waitFor(() => expect(api.last()?.url).toBe('/api/curated-posts'))
  caller.abort()
  expect((await answer).status).toBeGreaterThanOrEqual(400)
  expect(fault).not.toHaveBeenCalled()
})

test('redirects are followed on the same origin only', async () => {
  api.replies.set('GET /api/curated-posts/17', { status: 308, headers: { location: '/api/curated-posts/17/' } })
  api.replies.set('GET /api/curated-posts/17/', { body: { data: { post: AWKWARD_POST } } })
  expect((await call('GET', '/curated-posts/17')).body.data.post.id).toBe('17')

  const elsewhere = await startUpstreamApi()
  api.replies.set('GET /api/curated-posts/17', { status: 302, headers: { location: `${elsewhere.base}/steal` } })
  expect((await call('GET', '/curated-posts/17', { headers: { authorization: ADMIN } })).status).toBe(502)
  expect(elsewhere.seen).toEqual([])
  await elsewhere.close()

  api.replies.set('GET /api/curated-posts/17', { status: 302, headers: { location: '/api/curated-posts/17' } })
  expect((await call('GET', '/curated-posts/17')).status).toBe(502)
})

test('an unreachable API is a 503 with Retry-After', async () => {
  const gone = await startUpstreamApi()
  await gone.close()
  const answer = await proxyApi(new Request('http://site.test/api/curated-posts'), gone.base)
  expect(answer.status).toBe(503)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await answer.json()).toEqual({
    success: false,
    message: 'The API cannot be reached at the moment',
    code: 'UNAVAILABLE',
  })
})

test('wrong credentials are counted here, though the API rejects them', async () => {
  api.replies.set('GET /api/admin/auth-check', ({ headers }) =>
    headers.authorization === ADMIN ? { body: {} } : { status: 401, body: { message: 'Wrong' } },
  )
  const guess = (password: string) =>
    call('GET', '/admin/auth-check', { headers: { authorization: `Basic ${btoa(`admin:${password}`)}` } })
  for (let count = 0; count < RATES.signInFailure.points; count++) {
    expect((await guess('right')).status).toBe(200)
    expect((await guess(`wrong ${count}`)).body).toEqual({ success: false, message: 'Wrong', code: 'UNAUTHORIZED' })
  }
  expect((await guess('wrong again')).status).toBe(429)
  expect((await guess('right')).status, 'others at this address do not lock out who has signed in').toBe(200)
})

test.each([
  ['a 401', { status: 401, type: 'text/plain', body: 'Unauthorized' }],
  ['a 403', { status: 403, body: { message: 'Wrong' } }],
  ['a success that says it is none', { body: { success: false } }],
])('parallel guesses reach the API no more often than sequential ones: %s', async (_what, reply) => {
  api.replies.set('GET /api/admin/auth-check', reply)
  const before = api.seen.length
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      call('GET', '/admin/auth-check', { headers: { authorization: `Basic ${btoa(`admin:${index}`)}` } }),
    ),
  )
  expect(api.seen.length - before).toBe(RATES.signInFailure.points + RATES.signInRetry.points)
})

test('an upstream failure does not count as a guess', async () => {
  api.replies.set('GET /api/admin/auth-check', { status: 500, body: {} })
  for (let count = 0; count <= RATES.signInFailure.points; count++) {
    expect(
      (await call('GET', '/admin/auth-check', { headers: { authorization: `Basic ${btoa(`admin:later ${count}`)}` } }))
        .status,
    ).toBe(500)
  }
})

test('credentials that the API accepted at its check are not counted, however many calls run in parallel', async () => {
  const headers = { authorization: `Basic ${btoa('admin:accepted')}` }
  api.replies.set('GET /api/admin/auth-check', { body: {} })
  api.replies.set('GET /api/curated-posts', { body: { data: { posts: [] } } })
  await call('GET', '/admin/auth-check', { headers })
  const many = await Promise.all(Array.from({ length: 40 }, () => call('GET', '/curated-posts', { headers })))
  expect(many.filter(({ status }) => status !== 200)).toEqual([])
})

test('a malformed URL and a body that is too large are not forwarded', async () => {
  const before = api.seen.length
  expect((await call('GET', '/curated-posts/%zz')).status).toBe(400)
  expect((await send('POST', '/curated-posts', { title: 'x'.repeat(3_000_000) })).status).toBe(413)
  expect(api.seen).toHaveLength(before)
})
