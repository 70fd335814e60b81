import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { sharedPath } from './shared-paths.mjs'

const shared = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  sharedPath({ method, url, headers } as unknown as IncomingMessage)

test.each(['/', '/curated-posts/a-shelf/x1', '/category/Paint%20%26%20Supplies/', '/page/2', '/feed.xml', '/sitemap.xml', '/sitemaps/posts-1.xml',
  '/llms.txt', '/uploads/a.webp', '/_next/static/chunks/a.js'])('%s is the same for everyone', (url) => {
  expect(shared(url)).toBe(url)
  expect(shared(url, {}, 'HEAD')).toBe(url)
})

test.each(['/admin', '/admin/post/1', '/admin-login', '/draft/curated-posts/1', '/search?q=a', '/explore', '/saved', '/sign-in', '/api/curated-posts',
  '/_next/image', '//curated-posts/a'])('%s never enters the cache', (url) => {
  expect(shared(url)).toBeNull()
})

test('a campaign’s query does not make another page', () => {
  expect(shared('/?utm_source=letter')).toBe('/')
  expect(shared('/curated-posts/x1?fbclid=1')).toBe('/curated-posts/x1')
})

test('the Explore tab and the router’s own requests are not the page', () => {
  expect(shared('/?tab=explore')).toBeNull()
  expect(shared('/?utm_source=a&%74ab=explore')).toBeNull()
  expect(shared('/?_rsc=1a')).toBeNull()
  expect(shared('/', { rsc: '1' })).toBeNull()
})

test('nothing is kept of writes, parts or previews', () => {
  expect(shared('/', {}, 'POST')).toBeNull()
  expect(shared('/uploads/a.webp', { range: 'bytes=0-9' })).toBeNull()
  expect(shared('/', { cookie: 'a=1; __prerender_bypass=x' })).toBeNull()
  expect(shared('/', { cookie: 'plumbline-admin=x' })).toBe('/')
})
