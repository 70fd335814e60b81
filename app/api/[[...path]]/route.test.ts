import { expect, test } from 'vitest'
import { forwardApi } from '@/lib/server/api/forward-api'
import { startForeignApi } from '@/lib/server/api/test-foreign-api'
import * as route from './route'

test('OPTIONS tells which methods an address takes, whichever API stands behind', async () => {
  const ask = new Request('http://site.test/api/curated-posts', { method: 'OPTIONS' })
  const api = await startForeignApi()
  for (const answer of [await route.OPTIONS(ask), await forwardApi(ask, api.base)]) {
    expect([answer.status, answer.headers.get('allow')]).toEqual([204, 'GET, POST, HEAD, OPTIONS'])
  }
  await api.close()
})
