import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { drawnAddress } from './drawn-address.mjs'

const address = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  drawnAddress({ method, url, headers } as unknown as IncomingMessage)

test.each(['/search', '/search?q=paint&page=2', '/search?q=a+b&category=Paint&sort=title&exact=true', '/?tab=explore', '/?tab=explore&search=saw&min_price=5'])(
  '%s is drawn by its address alone',
  (url) => {
    expect(address(url)).toBe(url)
    expect(address(url, { cookie: 'a=1' }, 'HEAD')).toBe(url)
  },
)

test.each(['/', '/?tab=posts', '/searches', '/search/', '/search?q=a&utm_source=b', '/search?q=a&q=b', '/search?q=a&_rsc=1', '/sign-in', `/search?q=${'a'.repeat(600)}`])(
  '%s is not kept',
  (url) => expect(address(url)).toBeNull(),
)

test('the administrator’s requests, those of the router and writes are answered by Next itself', () => {
  expect(address('/search?q=a', { cookie: 'b=1; admin-session=x' })).toBeNull()
  expect(address('/search?q=a', { rsc: '1' })).toBeNull()
  expect(address('/search?q=a', { authorization: 'Basic x' })).toBeNull()
  expect(address('/search?q=a', {}, 'POST')).toBeNull()
})
