import { expect, test } from 'vitest'
import { NORMALIZED_HEADER } from '@/lib/seo/normalize-url'
import { exchangeOf } from '@/lib/testing/exchange'
import { SHARED_RENDER_HEADER } from '../../core/request/shared-render'
import { normalizeRequest } from './normalize-request'

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
  ['/page/2?utm_source=a', { url: '/page/2', isMarked: true, path: '/page/2', label: 'home' }],
  ['/nothing', { url: '/nothing', isMarked: false, path: '/nothing', folder: undefined, label: 'other' }],
])('%s is normalized, marked if that changed it, and has its route; forged headers are gone', async (url, expected) => {
  expect(await normalized(url)).toMatchObject({ ...expected, headers: {} })
})
