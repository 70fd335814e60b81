import { describe, expect, test } from 'vitest'
import { categoryPath } from '@/lib/format/addresses/paths'
import { CATEGORIES } from '@/lib/contract/posts/categories'
import { MISSING_PAGE, MISSING_POST } from '../../pages/missing-pages'
import { missingAddresses } from './missing'

/** The routes of the site with dynamic segments. */
const ROUTES =
  /^\/(?:$|saved$|icon\.svg$|category\/[^/]+(?:\/(?:feed\.xml|atom\.xml|feed\.json))?\/?$|(?:page|sitemaps|llms|uploads|indexnow)\/[^/]+$|(?:feeds|social)\/[^/]+\/[^/]+$|curated-posts\/.+|admin$|api(?:\/|$))/
const missing = missingAddresses((pathname) => ROUTES.test(pathname))

describe('all URLs that cannot exist share one page', () => {
  test.each([
    '/nothing',
    '/no/such/page',
    '/Nothing',
    '/x%20y',
    '/%F0%9F%98%80',
    '/wp-login.php',
    '/.env',
    '/searching',
    '/saved/more',
    '/s%61ved',
    '/apis',
    '/admin-login/x',
    '/category/None/',
    '/category/no+ne/',
    '/category/Paint/',
    '/page/none',
    '/page/0',
    '/page/1000000',
    '/page-not-found',
  ])('%s', (pathname) => expect(missing(pathname)).toEqual({ page: MISSING_PAGE }))

  test.each(['/curated-posts/a/b/c', '/curated-posts/a/b/c/d', '/curated-posts/~/a/b/c', MISSING_POST])(
    'of posts: %s',
    (pathname) => {
      expect(missing(pathname)).toEqual({ page: MISSING_POST })
    },
  )
})

test.each([
  '/no.png',
  '/apple-touch-icon.png',
  '/ads.txt',
  '/scripts/app.js',
  '/_next/none',
  '/_next/data/x.json',
  '/_next/imagery',
  '/uploads/none.webp',
  '/uploads/%2e%2e%2fetc',
  '/social/x/y',
  '/social/site/none.jpg',
  '/social/category/None.jpg',
  '/category/None/feed.xml',
  '/feeds/None/atom.xml',
  '/feeds/all/none.xml',
  '/sitemaps/none.xml',
  '/sitemaps/posts-0.xml',
  '/llms/none.txt',
])('%s would be a file and gets a plain 404', (pathname) => expect(missing(pathname)).toBe('file'))

test.each([
  '/',
  '/saved',
  '/icon.svg',
  '/page/1',
  '/page/999999',
  '/curated-posts/oak',
  '/curated-posts/oak/17',
  '/curated-posts/~/oak/17',
  '/category/Paint%20%26%20Supplies/',
  '/category/paint%20%26%20supplies/',
  '/category/Appliances/feed.xml',
  '/feeds/all/feed.xml',
  '/feeds/Appliances/feed.json',
  '/sitemaps/index.xml',
  '/sitemaps/posts-12.xml',
  '/llms/llms.txt',
  '/social/site/home.png',
  '/social/post/17.jpg',
  '/social/category/Appliances.jpg',
  '/uploads/0123456789abcdef01234567_640x360_0a1b2c.webp',
  '/api/nothing',
  '/_next/image',
  '/_next/static/chunks/app.js',
])('%s may exist', (pathname) => expect(missing(pathname)).toBeNull())

test.each(['/admin', '/admin/none', '/draft/none/x'])('%s is left to the admin guard', (pathname) =>
  expect(missing(pathname)).toBeNull(),
)

test.each(['/nothing/', '/Search', '/ADMIN/x', '/category/none'])('%s is redirected first', (pathname) =>
  expect(missing(pathname)).toBeNull(),
)

test.each(['/%', '/%ff', '/x%00', '/category/%ff/', '/category/%25%ff/feed.xml', '/page/%00', '/uploads/%ff'])(
  '%s is left to be rejected as malformed',
  (pathname) => {
    expect(missing(pathname)).toBeNull()
  },
)

test('every category exists', () => {
  for (const category of CATEGORIES) {
    for (const address of [
      categoryPath(category),
      `${categoryPath(category)}feed.xml`,
      `/feeds/${encodeURIComponent(category)}/atom.xml`,
    ])
      expect(missing(address), address).toBeNull()
  }
})
