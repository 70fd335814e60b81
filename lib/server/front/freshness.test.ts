import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { IncrementalCache } from 'next/dist/server/lib/incremental-cache'
import RenderResult from 'next/dist/server/render-result'
import ResponseCache from 'next/dist/server/response-cache'
import { afterAll, expect, test } from 'vitest'
import { Pool } from 'undici'
import PageCache from '../cache/page-cache.mjs'
import { front } from './front.mjs'

const PUBLISHES = 200
const READERS = 6
const TAG = '_N_T_/layout'
const PAGES = ['/', '/curated-posts/a/1', '/category/Paint/']
/** How long the API takes, in milliseconds: now fast, now slower than several writes. */
const API_TAKES = [0, 12, 1, 5, 0, 25, 2]
/** A cached page is past its time at once, so that Next regenerates it behind almost every visit. */
const LIFE = { revalidate: 0.002, expire: 60 }

/** Next's own page and response caches over ours, as in its server, around a page that shows `version`. */
function nextAround(version: () => number) {
  const responses = new ResponseCache({ minimalMode: false, route: { kind: 'APP_PAGE' as never, sourceRoute: '/page' } })
  let renders = 0
  const cacheOfRequest = () =>
    Reflect.construct(IncrementalCache, [{
      CurCacheHandler: PageCache, dev: false, flushToDisk: false, serverDistDir: '/nowhere', requestHeaders: {}, maxMemoryCacheSize: 10_000_000,
      fs: { existsSync: () => false, readFile: () => Promise.reject(new Error('none')), stat: () => Promise.reject(new Error('none')) },
      previewProps: { previewModeId: 'x' }, prerenderManifest: { routes: {}, dynamicRoutes: {}, notFoundRoutes: [], preview: {}, version: 4 },
    }])
  const render = async () => {
    const shown = version()
    renders += 1
    await new Promise((resolve) => setTimeout(resolve, API_TAKES[renders % API_TAKES.length]))
    const html = RenderResult.fromStatic(`<html><head></head><body>${shown}</body></html>`, 'text/html' as never)
    return { value: { kind: 'APP_PAGE', html, headers: { 'x-next-cache-tags': TAG }, status: 200 }, cacheControl: LIFE }
  }
  const answer = front(async (request, response) => {
    const entry = await responses.get(request.url ?? '', render as never, {
      incrementalCache: cacheOfRequest(), routeKind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: false,
    } as never)
    const value = (entry as unknown as { value: unknown }).value as { html: RenderResult; headers: Record<string, string> }
    const { 'x-next-cache-tags': _tags, ...headers } = value.headers
    response.writeHead(200, { ...headers, 'content-type': 'text/html', 'cache-control': 's-maxage=1, stale-while-revalidate=45' })
    response.end(value.html.toUnchunkedString())
  })
  return { answer, expire: () => cacheOfRequest().revalidateTag(TAG), rendered: () => renders }
}

let version = 0
const next = nextAround(() => version)
const server = createServer((request, response) => {
  next.answer(request, response).catch((error) => response.destroy(error))
})
await new Promise<void>((resolve) => server.listen(0, resolve))
const pool = new Pool(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { connections: READERS + 1 })
afterAll(async () => {
  await pool.close()
  server.close().closeAllConnections()
})

test(`of ${PUBLISHES} publishes each shows at the next request, under load and with a slow API`, async () => {
  let answered = 0
  let publishing = true
  const older: string[] = []
  const read = async (path: string) => {
    const least = answered
    const { body } = await pool.request({ path, method: 'GET' })
    const shown = Number(/<body>(\d+)/.exec(await body.text())?.[1])
    if (!(shown >= least)) older.push(`${path} showed ${shown} after ${least} was answered`)
  }
  const readers = Array.from({ length: READERS }, async (_, index) => {
    for (let visit = index; publishing; visit += 1) await read(PAGES[visit % PAGES.length] ?? '/')
  })
  for (let publish = 1; publish <= PUBLISHES; publish += 1) {
    version = publish
    await next.expire()
    answered = publish
    await read(PAGES[publish % PAGES.length] ?? '/')
  }
  publishing = false
  await Promise.all(readers)
  expect(older).toEqual([])
  expect(next.rendered()).toBeGreaterThan(PUBLISHES / 2)
})
