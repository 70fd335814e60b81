import { beforeAll, expect, test, vi } from 'vitest'
import { ADMIN, ADMIN_PASSWORD } from '@/lib/testing/api'
import { startUpstreamApi } from '@/lib/testing/upstream-api'
import { contentVersion } from '@/lib/server/core/content-version.mjs'
import { onEachEngine } from '@/lib/testing/database'
import { proxyApi } from '@/lib/server/api/proxy/api-proxy'
import * as route from './route'

beforeAll(() => {
  vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
})

onEachEngine(() => {
  test('a new synonym makes every page fresh, as it changes what searches find', async () => {
    const before = contentVersion()
    const headers = { authorization: ADMIN, 'content-type': 'application/json' }
    const request = new Request('http://site.test/api/admin/synonyms', { method: 'POST', headers, body: JSON.stringify({ words: ['couch', 'settee'] }) })
    expect((await route.POST(request)).status).toBe(201)
    expect(contentVersion()).toBe(before + 1)
  })
})

test('OPTIONS tells which methods an address takes, whichever API stands behind', async () => {
  const ask = new Request('http://site.test/api/curated-posts', { method: 'OPTIONS' })
  const api = await startUpstreamApi()
  for (const answer of [await route.OPTIONS(ask), await proxyApi(ask, api.base)]) {
    expect([answer.status, answer.headers.get('allow')]).toEqual([204, 'GET, POST, HEAD, OPTIONS'])
  }
  await api.close()
})
