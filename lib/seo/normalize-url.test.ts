import { expect, it } from 'vitest'
import { normalizeUrl } from './normalize-url'

it.each([
  ['//category//Appliances/?q=a//b', '/category/Appliances/?q=a//b'],
  ['///', '/'],
  ['/a\\b', '/a/b'],
  ['/x/../search?q=a/../b', '/search?q=a/../b'],
  ['/%2E%2e/./category/Power%20Tools/%2e', '/category/Power%20Tools/'],
  ['/api/../search', '/search'],
  ['/..', '/'],
  ['/?utm_source=a&utm_medium=b', '/'],
  ['/?tab=explore&fbclid=1&post_category=a%20b', '/?tab=explore&post_category=a%20b'],
  ['/search?q=utm_source&GCLID=x&page=2', '/search?q=utm_source&page=2'],
  ['//curated-posts/a//1?gclid', '/curated-posts/a/1'],
])('%s is normalized to %s', (url, normalized) => {
  expect(normalizeUrl(url)).toBe(normalized)
})

it.each([
  '/',
  '/.well-known/a..b',
  '/search?q=a//b\\c',
  '/search?q=a?b&&c',
  '/curated-posts/a/1',
  '/api/curated-posts?utm_source=a',
  '//api//x',
  '/x/../api/x',
  'http://proxied//',
  'ftp://[/../x',
  '*',
])('leaves %s', (url) => {
  expect(normalizeUrl(url)).toBe(url)
})
