import { beforeAll, expect, test, vi } from 'vitest'
import { ADMIN, ADMIN_PASSWORD } from '@/lib/testing/api'
import { servePageCache } from '@/lib/testing/page-cache'
import { startUpstreamApi } from '@/lib/testing/servers/upstream-api'
import { contentVersion } from '@/lib/server/core/changes'
import { onEmbedded } from '@/lib/testing/database'
import { proxyApi } from '@/lib/server/api/proxy/api-proxy'
import * as route from './route'

beforeAll(() => {
  vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
})

/** Calls that are sent by POST and change nothing. */
const READS = { '/posts/preview': { content: '<p>x</p>' }, '/links/check': { url: 'nowhere' } }

onEmbedded(() => {
  test('adding a synonym invalidates every page, because it changes search results', async () => {
    const before = contentVersion()
    const headers = { authorization: ADMIN, 'content-type': 'application/json' }
    const request = new Request('http://site.test/api/admin/synonyms', {
      method: 'POST',
      headers,
      body: JSON.stringify({ words: ['couch', 'settee'] }),
    })
    expect((await route.POST(request)).status).toBe(201)
    expect(contentVersion()).toBe(before + 1)
  })

  test('cached pages survive unsaved work that an editor sends every few seconds, its previews and checks of links', async () => {
    const { get, requested } = await servePageCache((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 's-maxage=30' }).end('page')
    })
    const headers = { authorization: ADMIN, 'content-type': 'application/json' }
    const put = (path: string, body: object) =>
      route.PUT(new Request(`http://site.test/api${path}`, { method: 'PUT', headers, body: JSON.stringify(body) }))
    await get('/')
    expect((await put('/admin/drafts/slot', { work: '{}' })).status).toBe(200)
    for (const [path, body] of Object.entries(READS)) {
      const read = { method: 'POST', headers, body: JSON.stringify(body) }
      expect((await route.POST(new Request(`http://site.test/api/admin${path}`, read))).status).toBe(200)
    }
    await get('/')
    expect(requested).toHaveLength(1)
    expect((await put('/admin/authors/ann', { name: 'Ann' })).status).toBe(200)
    await get('/')
    expect(requested).toHaveLength(2)
  })
})

test('OPTIONS lists the methods of a path for the embedded and the external API', async () => {
  const preflight = new Request('http://site.test/api/curated-posts', { method: 'OPTIONS' })
  const api = await startUpstreamApi()
  for (const answer of [await route.OPTIONS(preflight), await proxyApi(preflight, api.base)]) {
    expect([answer.status, answer.headers.get('allow')]).toEqual([204, 'GET, POST, HEAD, OPTIONS'])
  }
  await api.close()
})
