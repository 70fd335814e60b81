import { spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { request } from 'undici'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_UPLOAD_BYTES } from '@/lib/contract/limits'
import { startProxy, type Served } from '../bench/servers'

const hasNginx = spawnSync('nginx', ['-v']).status === 0
if (!hasNginx && process.env.CI === 'true') throw new Error('CI needs nginx')

const POST = '/curated-posts/oak/17'

describe.runIf(hasNginx)('nginx as shipped', () => {
  const site = createServer(({ url = '', headers }, response) => {
    const status = url === '/' || url === POST ? 200 : 404
    response.writeHead(status, { 'content-type': 'text/html', 'cache-control': 'public, s-maxage=30', 'x-request-id': headers['x-request-id'] ?? 'none' })
    response.end(`${url} for ${headers['accept-encoding'] ?? 'none'}`)
  })
  let proxy: Served
  beforeAll(async () => {
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
    proxy = await startProxy({ origin: `http://127.0.0.1:${(site.address() as AddressInfo).port}` })
  })
  afterAll(async () => {
    await proxy?.stop()
    site.close().closeAllConnections()
  })

  const get = async (path: string, encoding: string) => {
    const { statusCode, body } = await request(proxy.origin + path, { headers: { 'accept-encoding': encoding } })
    return [statusCode, await body.text()]
  }

  test('what is kept for an address is shown at no other, whatever encoding is taken', async () => {
    expect(await get(`${POST}gzip`, 'identity')).toEqual([404, `${POST}gzip for none`])
    expect(await get(POST, 'gzip')).toEqual([200, `${POST} for gzip`])
  })

  test('a picture as large as the site takes is handed on', async () => {
    const { statusCode, body } = await request(`${proxy.origin}/api/curated-posts/upload-image`, { method: 'POST', body: Buffer.alloc(MAX_UPLOAD_BYTES + 1_000) })
    expect([statusCode, await body.text()]).toEqual([404, '/api/curated-posts/upload-image for none'])
  })

  test('the id of a request is not its visitor’s to choose', async () => {
    const { headers, body } = await request(`${proxy.origin}/api/health`, { headers: { 'x-request-id': 'chosen-by-a-client' } })
    await body.dump()
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/)
  })
})
