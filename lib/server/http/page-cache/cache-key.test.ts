import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { routeAt } from '../routing/route-at'
import { cacheKeyOf } from './cache-policy'

const kept = (url: string, headers: Record<string, string> = {}) =>
  cacheKeyOf({ url, headers: headers as IncomingMessage['headers'] }, routeAt(url)?.route ?? null)

test.each([
  '/',
  '/curated-posts/a-shelf/x1',
  '/category/Paint%20%26%20Supplies/',
  '/page/2',
  '/about',
  '/how-we-choose',
  '/privacy',
  '/feed.xml',
  '/sitemap.xml',
  '/sitemaps/posts-1.xml',
  '/llms.txt',
  '/feeds/all/feed.xml',
  '/llms/llms.txt',
  '/page-not-found',
  '/Curated-Posts/X1',
])('%s is the same for everyone', (url) => expect(kept(url)).toEqual({ kind: 'pages', key: url }))

test.each(['/uploads/a.webp', '/_next/static/chunks/a.js', '/category-strip.svg'])(
  '%s is a file; a range of it is not cached',
  (url) => {
    expect(kept(url)).toEqual({ kind: 'files', key: url })
    expect(kept(url, { range: 'bytes=0-9' })).toBeNull()
  },
)

test.each([
  '/search',
  '/search?q=paint&page=2',
  '/search?q=a+b&category=Paint&sort=title&exact=true',
  '/?tab=explore',
  '/?tab=explore&search=saw&min_price=5',
])('%s is cached by its query', (url) => expect(kept(url, { cookie: 'a=1' })).toEqual({ kind: 'queries', key: url }))

test.each([
  '/admin',
  '/admin/post/1',
  '/admin-login',
  '/draft/curated-posts/1',
  '/explore',
  '/saved',
  '/sign-in',
  '/api/curated-posts',
  '/_next/image',
  '//curated-posts/a',
  '/nothing-here',
])('%s is left to Next', (url) => {
  expect(kept(url)).toBeNull()
})

test('campaign parameters and unknown tabs do not make another page', () => {
  for (const url of ['/?utm_source=letter', '/?tab=posts', '/?_rsc=1a']) expect(kept(url)?.key).toBe('/')
  expect(kept('/curated-posts/x1?fbclid=1')?.key).toBe('/curated-posts/x1')
})

test.each([
  '/searches',
  '/search/',
  '/search?q=a&utm_source=b',
  '/search?q=a&q=b',
  '/?tab=explore&tab=posts',
  '/?utm_source=a&%74ab=explore',
  `/search?q=${'a'.repeat(600)}`,
])('%s is not cached: its parameters are unknown, repeated or too long', (url) => expect(kept(url)).toBeNull())

test('requests for the React payload are not cached as pages', () => {
  expect(kept('/', { rsc: '1', 'next-router-prefetch': '1' })).toBeNull()
  for (const headers of [{ rsc: '0' }, { 'next-router-prefetch': '1' }, { 'next-action': 'x' }] as Record<
    string,
    string
  >[]) {
    expect(kept('/', headers)).not.toBeNull()
  }
})

test('the admin gets cached pages, which show nothing private, but not cached searches', () => {
  for (const headers of [{ cookie: 'b=1; admin-session=x' }, { authorization: 'Basic x' }] as Record<
    string,
    string
  >[]) {
    expect(kept('/', headers)?.kind).toBe('pages')
    expect(kept('/search?q=a', headers)).toBeNull()
  }
})
