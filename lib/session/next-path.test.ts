import { expect, test } from 'vitest'
import { loginPath, nextPath } from './next-path'

test.each(['/admin', '/admin/post/create', '/admin/post/4f?from=list', '/draft/curated-posts/a1'])(
  'sign-in goes on to %s, a page of the admin',
  (path) => expect(nextPath(path)).toBe(path),
)

test.each([
  undefined,
  null,
  '',
  ['/admin/post/1', '/admin/post/2'],
  'admin',
  'https://elsewhere.test/admin',
  '//elsewhere.test/admin',
  '/\\elsewhere.test/admin',
  '/\t/elsewhere.test/admin',
  '\\\\elsewhere.test/admin',
  'javascript:alert(1)//admin',
  '/admin/../..//elsewhere.test',
  '/admin/%2e%2e//elsewhere.test',
  '/administrator',
  '/admin-login?next=/admin-login',
  '/api/curated-posts',
  '/',
  `/admin/${'x'.repeat(600)}`,
])('sign-in leads to the dashboard if the requested address is %j', (path) => {
  expect(nextPath(path)).toBe('/admin')
})

test('sign-in never leads to another site', () => {
  for (const path of ['/admin//elsewhere.test', '/admin/@elsewhere.test', '/draft/\\\\elsewhere.test']) {
    expect(new URL(nextPath(path), 'https://site.test').origin).toBe('https://site.test')
  }
})

test('the login screen leads back to the address it was opened from', () => {
  const path = '/draft/curated-posts/a1?x=1&y=2'
  expect(nextPath(new URL(loginPath(path), 'https://site.test').searchParams.get('next'))).toBe(path)
})
