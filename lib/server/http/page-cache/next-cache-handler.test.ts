import type {
  CachedRouteKind,
  IncrementalCachedAppPageValue,
  IncrementalCacheKind,
} from 'next/dist/server/response-cache/types.js'
import { expect, test, vi } from 'vitest'
import PageCache from './next-cache-handler.mjs'

const page = (html: string) =>
  ({
    kind: 'APP_PAGE' as CachedRouteKind.APP_PAGE,
    html,
    headers: {} as Record<string, string>,
    status: 200,
    rscData: undefined,
    postponed: undefined,
    segmentData: undefined,
  }) satisfies IncrementalCachedAppPageValue
const read = { kind: 'APP_PAGE' as IncrementalCacheKind.APP_PAGE, isFallback: false, isRoutePPREnabled: false }
const write = { fetchCache: false, isFallback: false, isRoutePPREnabled: false }

function open(): PageCache {
  return Reflect.construct(PageCache, [
    {
      fs: {
        existsSync: () => false,
        readFile: () => Promise.reject(new Error('none')),
        stat: () => Promise.reject(new Error('none')),
      },
      flushToDisk: false,
      maxMemoryCacheSize: 1_000_000,
      revalidatedTags: [],
      serverDistDir: '/nowhere',
    },
  ])
}

test('a rendered page is cached', async () => {
  const request = open()
  expect(await request.get('/kept', read)).toBeNull()
  await request.set('/kept', page('<p>new</p>'), write)
  expect(await open().get('/kept', read)).toMatchObject({ value: { html: '<p>new</p>' } })
})

test('each page has a policy with the hashes of its inline scripts', async () => {
  const rendered = page('<script>go()</script>')
  await open().set('/policy', rendered, write)
  expect(rendered.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+'/)
})

test('a page with a status meta tag gets that status, when rendered and from the cache', async () => {
  const rendered = page('<html><head><meta name="page-status" content="404"/></head><body>gone</body></html>')
  const request = open()
  await request.get('/gone', read)
  await request.set('/gone', rendered, write)
  expect(rendered.status).toBe(404)
  expect(await open().get('/gone', read)).toMatchObject({ value: { status: 404 } })
})

test('an expired page with an error status is rendered from scratch, not revalidated under that status', async () => {
  vi.useFakeTimers()
  const gone = page('<html><head><meta name="page-status" content="404"/></head></html>')
  for (const [name, rendered] of Object.entries({ '/past': gone, '/stale': page('<html><head></head></html>') })) {
    const request = open()
    await request.get(name, read)
    await request.set(name, rendered, { ...write, cacheControl: { revalidate: 30, expire: 45 } })
  }
  vi.advanceTimersByTime(29_000)
  expect(await open().get('/past', read)).toMatchObject({ value: { status: 404 } })
  vi.advanceTimersByTime(2_000)
  expect(await open().get('/past', read)).toBeNull()
  expect(await open().get('/stale', read)).toMatchObject({ value: { status: 200 } })
  vi.useRealTimers()
})

test('a meta tag in the text of a page sets no status', async () => {
  const rendered = page('<html><head></head><body><meta name="page-status" content="404"/></body></html>')
  await open().set('/text', rendered, write)
  expect(rendered.status).toBe(200)
})
