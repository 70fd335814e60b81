import { NextRequest } from 'next/server'
import { beforeAll, expect, test } from 'vitest'
import { guardAdminPages } from './admin-access'
import { sealHeader } from './admin-session'

beforeAll(() => {
  process.env.SESSION_SECRET = 'a secret of the tests, 32 characters or more'
})

const visit = (path: string, cookie?: string) => admit({ path, headers: cookie === undefined ? {} : { cookie } })
const admit = ({ path, headers }: { path: string; headers: Record<string, string> }) => {
  const request = new NextRequest(`http://site.test${path}`, { headers })
  return guardAdminPages(request, request.headers)
}

test.each(['/admin', '/admin/post/create', '/admin/post/a1', '/admin/nothing'])(
  '%s shows the login screen without a session',
  async (path) => {
    const response = await visit(path)
    expect(response?.headers.get('x-middleware-rewrite')).toBe('http://site.test/admin-login')
  },
)

test('a draft redirects to the login screen, which leads back', async () => {
  const response = await visit('/draft/curated-posts/a1?x=1')
  expect(response?.headers.get('location')).toBe(
    'http://site.test/admin-login?next=%2Fdraft%2Fcurated-posts%2Fa1%3Fx%3D1',
  )
})

test.each(['/admin', '/admin/post/a1', '/draft/curated-posts/a1'])('%s opens with a session', async (path) => {
  expect(await visit(path, `admin-session=${await sealHeader('Basic YTpi')}`)).toBeNull()
})

test.each(['/', '/admin-login', '/administrator', '/drafts', '/curated-posts/a1', '/search'])(
  '%s is public',
  async (path) => {
    expect(await visit(path)).toBeNull()
  },
)

test.each([
  undefined,
  'admin=true',
  'admin-session=true',
  'admin-session=Basic%20YTpi',
  `admin-session=Fe26.2*1*a*b*c~2`,
])('no other cookie does (%j)', async (cookie) => {
  const dashboard = await visit('/admin?filter=drafts', cookie)
  expect(dashboard?.headers.get('x-middleware-rewrite')).toBe('http://site.test/admin-login')
  const draft = await visit('/draft/curated-posts/a1', cookie)
  expect(draft?.status).toBe(307)
  expect(draft?.headers.get('location')).toBe('http://site.test/admin-login?next=%2Fdraft%2Fcurated-posts%2Fa1')
})

test('credentials in a header give no access to pages', async () => {
  const response = await admit({ path: '/admin', headers: { authorization: 'Basic YTpi' } })
  expect(response?.headers.get('x-middleware-rewrite')).toBe('http://site.test/admin-login')
})
