import { expect, test } from 'vitest'
import { NORMALIZED_HEADER } from '@/lib/seo/normalize-url'
import { exchangeOf } from '@/lib/testing/exchange'
import { SHARED_RENDER_HEADER } from '../../core/request/render-context'
import { normalizeRequest } from './prepare-request'

async function normalized(url: string) {
  const exchange = exchangeOf({ url, headers: { [SHARED_RENDER_HEADER]: '1', [NORMALIZED_HEADER]: '1' } })
  await normalizeRequest(exchange, async () => {})
  const { request, path, match, label } = exchange
  const { [NORMALIZED_HEADER]: mark, ...headers } = request.headers
  return { url: request.url, isMarked: mark === '1', path, folder: match?.route.folder, label, headers }
}

test.each([
  [
    '/search?q=oak',
    { url: '/search?q=oak', isMarked: false, path: '/search', folder: '(site)/search', label: 'search' },
  ],
  [
    '//search?q=oak',
    { url: '/search?q=oak', isMarked: true, path: '/search', folder: '(site)/search', label: 'search' },
  ],
  ['/?tab=explore', { url: '/?tab=explore', isMarked: false, path: '/', folder: '(site)/explore', label: 'explore' }],
  ['/?fbclid=1', { url: '/', isMarked: true, path: '/', label: 'home' }],
  ['/search?q=oak&gclid=1', { url: '/search?q=oak', isMarked: true, path: '/search', label: 'search' }],
  ['/saved?gclid=1', { url: '/saved', isMarked: true, path: '/saved', label: 'account' }],
  ['//page/2?utm_source=a', { url: '/page/2', isMarked: true, path: '/page/2', label: 'home' }],
  ['/nothing', { url: '/nothing', isMarked: false, path: '/nothing', folder: undefined, label: 'other' }],
  ['/page/2?utm_source=a', { url: '/page/2', isMarked: false, path: '/page/2', label: 'home' }],
  [
    '/curated-posts/oak/1?ref=b&msclkid=1',
    { url: '/curated-posts/oak/1?ref=b', isMarked: false, path: '/curated-posts/oak/1', label: 'post' },
  ],
  ['/feed.xml?utm_source=a', { url: '/feed.xml', isMarked: false, path: '/feed.xml', label: 'feed' }],
  ['/uploads/a.webp?fbclid=1', { url: '/uploads/a.webp', isMarked: false, path: '/uploads/a.webp', label: 'picture' }],
])(
  '%s is normalized, marked if it needs a redirect, and has its route; forged headers are gone',
  async (url, expected) => {
    expect(await normalized(url)).toMatchObject({ ...expected, headers: {} })
  },
)
