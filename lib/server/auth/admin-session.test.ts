import { beforeAll, expect, test } from 'vitest'
import { openSeal, signOutResponse, startSession } from './admin-session'

const HEADER = `Basic ${btoa('admin:correct horse')}`

beforeAll(() => {
  process.env.SESSION_SECRET = 'a secret of the tests, 32 characters or more'
})

const check = (init: RequestInit & { url?: string } = {}) =>
  new Request(init.url ?? 'http://site.test/api/admin/auth-check', { headers: { authorization: HEADER }, ...init })
const cookieOf = async (request: Request, answer: Response) =>
  (await startSession(request, answer)).headers.get('set-cookie')

test('accepted credentials start a session that scripts cannot read', async () => {
  const cookie = await cookieOf(check(), Response.json({ success: true }))
  const [pair = '', ...attributes] = cookie?.split('; ') ?? []
  expect(await openSeal(pair.replace('admin-session=', ''))).toBe(HEADER)
  expect(attributes).toEqual(['Path=/', 'HttpOnly', 'SameSite=Lax'])
})

test.each([
  ['the address is https', check({ url: 'https://site.test/api/admin/auth-check' })],
  ['a proxy ended https', check({ headers: { authorization: HEADER, 'x-forwarded-proto': 'https' } })],
])('the cookie is Secure if %s', async (_case, request) => {
  expect(await cookieOf(request, Response.json({ success: true }))).toContain('; Secure')
})

test('the response itself is unchanged', async () => {
  const response = await startSession(check(), Response.json({ success: true, more: 1 }))
  expect(await response.json()).toEqual({ success: true, more: 1 })
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test.each([
  ['credentials were refused', check(), new Response('{}', { status: 401 })],
  ['too many were tried', check(), new Response('{}', { status: 429 })],
  ['there are none', check({ headers: {} }), Response.json({ success: true })],
  ['another call succeeds', check({ url: 'http://site.test/api/curated-posts' }), Response.json({ success: true })],
  ['it is not a GET', check({ method: 'POST' }), Response.json({ success: true })],
])('no session starts if %s', async (_case, request, answer) => {
  expect(await cookieOf(request, answer)).toBeNull()
})

const signOut = (headers: Record<string, string>, method = 'POST') =>
  signOutResponse(
    new Request('http://site.test/api/admin/sign-out', { method, headers: { host: 'site.test', ...headers } }),
  )

test.each<Record<string, string>>([{ 'sec-fetch-site': 'same-origin' }, { origin: 'http://site.test' }])(
  'the site signs out (%j)',
  (headers) => {
    const response = signOut(headers)
    expect(response?.status).toBe(200)
    expect(response?.headers.get('set-cookie')).toMatch(/^admin-session=; .*Max-Age=0$/)
  },
)

test.each<Record<string, string>>([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'http://elsewhere.test' },
  { origin: 'null' },
  {},
])('nobody else signs out (%j)', async (headers) => {
  const response = signOut(headers)
  expect(response?.status).toBe(403)
  expect(response?.headers.has('set-cookie')).toBe(false)
  expect(await response?.json()).toMatchObject({ success: false, code: 'FORBIDDEN' })
})

test('a link cannot sign out', () => {
  expect(signOut({ 'sec-fetch-site': 'same-origin' }, 'GET')?.status).toBe(405)
})

test('other calls are not handled', () => {
  expect(signOutResponse(new Request('http://site.test/api/curated-posts', { method: 'POST' }))).toBeNull()
})
