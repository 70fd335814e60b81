import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { request } from 'undici'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { pageCacheOf } from '@/lib/testing/page-cache'
import { startProxy, type Served } from '../../tools/bench/servers'
import { SiteResponse } from './responses/site-response'

describe.runIf(spawnSync('nginx', ['-v']).status === 0)('nginx as shipped, in front of the page cache', () => {
  const words = Array.from({ length: 4000 }, () => randomBytes(1).toString('hex')).join(' the wall and the door ')
  const answer = pageCacheOf((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(words),
  )
  const site = createServer({ ServerResponse: SiteResponse }, (incoming, response) => void answer(incoming, response))
  let origin: string
  let proxy: Served
  beforeAll(async () => {
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
    proxy = await startProxy({ origin })
  })
  afterAll(async () => {
    await proxy?.stop()
    site.close().closeAllConnections()
  })

  const get = async (server: string) => {
    const { headers, body } = await request(`${server}/curated-posts/oak/17`, { headers: { 'accept-encoding': 'br' } })
    return { etag: headers.etag, bytes: (await body.arrayBuffer()).byteLength }
  }

  test('a page that is asked for 400 times reaches visitors in its best copy', async () => {
    const first = await get(proxy.origin)
    for (let times = 0; times < 400; times += 1) await get(origin)
    const best = await vi.waitUntil(
      async () => {
        const shown = await get(proxy.origin)
        return /\.2"$/.test(String(shown.etag)) && shown
      },
      { timeout: 20_000 },
    )
    expect(best.bytes).toBeLessThan(first.bytes)
    expect(await get(origin)).toEqual(best)
  })
})
