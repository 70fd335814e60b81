import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { request } from 'undici'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { MAX_UPLOAD_BYTES } from '@/lib/contract/limits'
import { startProxy, type Served } from '../../tools/bench/servers'

const hasNginx = spawnSync('nginx', ['-v']).status === 0

const POST = '/curated-posts/oak/17'
const originOf = (server: Server) => ({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })

describe.runIf(hasNginx)('nginx as shipped', () => {
  const site = createServer(({ url = '', headers }, response) => {
    const status = url === '/' || url === POST ? 200 : 404
    const reported = {
      'cache-control': 'public, s-maxage=30',
      'strict-transport-security': 'max-age=9',
      'x-request-id': headers['x-request-id'] ?? 'none',
    }
    response.writeHead(status, { 'content-type': 'text/html', ...reported })
    response.end(`${url} for ${headers['accept-encoding'] ?? 'none'}`)
  })
  let proxy: Served
  beforeAll(async () => {
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
    proxy = await startProxy(originOf(site))
  })
  afterAll(async () => {
    await proxy?.stop()
    site.close().closeAllConnections()
  })

  const get = async (path: string, encoding: string) => {
    const { statusCode, body } = await request(proxy.origin + path, { headers: { 'accept-encoding': encoding } })
    return [statusCode, await body.text()]
  }

  test('a cached response is served for its own URL only, in any encoding', async () => {
    expect(await get(`${POST}gzip`, 'identity')).toEqual([404, `${POST}gzip for none`])
    expect(await get(POST, 'gzip')).toEqual([200, `${POST} for gzip`])
  })

  test('a cached page answers with any click ids, and with nothing else in its query', async () => {
    expect(await get(POST, 'identity')).toEqual([200, `${POST} for none`])
    for (const query of ['fbclid=1', 'utm_source=a&GCLID=b', 'msclkid', '_ga=&utm_id=1&'])
      expect(await get(`${POST}?${query}`, 'identity'), query).toEqual([200, `${POST} for none`])
    for (const address of [`${POST}?utm_source=a&q=1`, `${POST}?xgclid=1`, '/?fbclid=1'])
      expect(await get(address, 'identity'), address).toEqual([404, `${address} for none`])
  })

  test('a picture of the maximum upload size is passed on', async () => {
    const { statusCode, body } = await request(`${proxy.origin}/api/curated-posts/upload-image`, {
      method: 'POST',
      body: Buffer.alloc(MAX_UPLOAD_BYTES + 1_000),
    })
    expect([statusCode, await body.text()]).toEqual([404, '/api/curated-posts/upload-image for none'])
  })

  test('a client cannot choose its request id', async () => {
    const { headers, body } = await request(`${proxy.origin}/api/health`, {
      headers: { 'x-request-id': 'chosen-by-a-client' },
    })
    await body.dump()
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/)
  })

  test('nginx’s own responses have HSTS and are not cached', async () => {
    const tooLarge = await request(`${proxy.origin}/api/curated-posts/upload-image`, {
      method: 'POST',
      body: Buffer.alloc(MAX_UPLOAD_BYTES * 2),
    })
    await tooLarge.body.dump()
    const leaving = createServer((_request, response) => response.end()).listen(0, '127.0.0.1')
    await once(leaving, 'listening')
    const before = await startProxy(originOf(leaving))
    leaving.close().closeAllConnections()
    const away = await request(`${before.origin}/search`)
    await away.body.dump()
    await before.stop()
    for (const [status, { statusCode, headers }] of [
      [413, tooLarge],
      [502, away],
    ] as const) {
      expect([statusCode, headers['strict-transport-security'], headers['cache-control']]).toEqual([
        status,
        'max-age=31536000; includeSubDomains',
        'no-store',
      ])
    }
  })

  test('responses of the site have only their own HSTS and Cache-Control, cached or not', async () => {
    for (const path of ['/', '/', '/api/health']) {
      const { headers, body } = await request(proxy.origin + path)
      await body.dump()
      expect([headers['strict-transport-security'], headers['cache-control']], path).toEqual([
        'max-age=9',
        'public, s-maxage=30',
      ])
    }
  })
})

describe.runIf(hasNginx)('nginx as shipped, in front of two builds', () => {
  const requested: string[] = []
  const build = (name: string) =>
    createServer(({ url = '' }, response) => {
      requested.push(`${name} ${url}`)
      const isOwn = url.split('?')[0] === '/' || url === `/_next/static/chunks/${name}.js`
      response
        .writeHead(isOwn ? 200 : 404, {
          'cache-control': isOwn ? 'public, max-age=31536000, immutable' : 'no-store',
          'x-request-id': 'one',
        })
        .end(`${name}: ${url}`)
    })
  const sites = ['old', 'new'].map(build)
  let proxy: Served
  beforeAll(async () => {
    for (const site of sites) await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
    proxy = await startProxy(...sites.map(originOf))
  })
  afterAll(async () => {
    await proxy?.stop()
    for (const site of sites) site.close().closeAllConnections()
  })

  const get = async (path: string) => {
    const { statusCode, body } = await request(proxy.origin + path)
    return [statusCode, await body.text()]
  }

  test('a script of either build is found, whichever instance is tried first', async () => {
    for (let times = 0; times < 4; times += 1) {
      for (const name of ['old', 'new'])
        expect(await get(`/_next/static/chunks/${name}.js`)).toEqual([200, `${name}: /_next/static/chunks/${name}.js`])
    }
  })

  test('a script that neither build has is requested from each and is a 404', async () => {
    requested.length = 0
    expect(await get('/_next/static/chunks/none.js')).toEqual([404, expect.stringContaining('none.js')])
    expect(requested.map((line) => line.split(' ')[0]).sort()).toEqual(['new', 'old'])
  })

  test('a missing page is requested once only', async () => {
    requested.length = 0
    expect(await get('/none')).toEqual([404, expect.stringContaining('none')])
    expect(requested).toHaveLength(1)
  })

  test('two instances that restart by turns lose no request, also of pages that are not cached', async () => {
    const answers: number[] = []
    let isDone = false
    const visitor = async (path: string) => {
      while (!isDone) answers.push((await get(path))[0] as number)
    }
    const visitors = ['/', '/?tab=explore', '/?tab=explore&page=2'].map(visitor)
    const answered = async (number: number) => {
      const before = answers.length
      await vi.waitUntil(() => answers.length >= before + number, { timeout: 30_000 })
    }
    for (const [at, site] of sites.entries()) {
      const { port } = site.address() as AddressInfo
      await answered(20)
      await new Promise((resolve) => void site.close(resolve).closeIdleConnections())
      await answered(60)
      const next = build(at === 0 ? 'old' : 'new')
      await new Promise<void>((resolve) => next.listen(port, '127.0.0.1', resolve))
      sites[at] = next
    }
    await answered(20)
    isDone = true
    await Promise.all(visitors)
    expect(answers.length).toBeGreaterThan(180)
    expect(answers.filter((status) => status !== 200)).toEqual([])
  })
})

describe.runIf(hasNginx)('nginx as shipped, while a page is rendered', () => {
  let renders = 0
  let render: (respond: (status: number) => void) => void
  const site = createServer((_request, response) => {
    renders += 1
    const shown = renders
    render((status) =>
      response
        .writeHead(status, {
          'content-type': 'text/html',
          'cache-control': 'public, s-maxage=30',
          'x-request-id': 'one',
        })
        .end(`render ${shown}`),
    )
  })
  let proxy: Served
  beforeAll(async () => {
    render = (respond) => respond(200)
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
    proxy = await startProxy(originOf(site))
  })
  afterAll(async () => {
    await proxy?.stop()
    site.close().closeAllConnections()
  })

  /** On a connection of its own: over HTTP/1.1 nginx finishes what a request began before it reads the next. */
  const get = async (headers: Record<string, string> = {}) => {
    const { statusCode, body } = await request(`${proxy.origin}${POST}`, { headers, reset: true })
    return [statusCode, await body.text()]
  }

  test('visitors get the page as it was at once, and the new one when it is rendered', async () => {
    const [, first] = await get()
    const before = renders
    let finish: ((status: number) => void) | undefined
    render = (respond) => (finish = respond)
    const seen = await vi.waitUntil(
      async () => {
        const answer = await get()
        return finish && answer
      },
      { timeout: 10_000 },
    )
    expect([seen, await get(), await get()]).toEqual(Array(3).fill([200, first]))
    expect(renders).toBe(before + 1)
    render = (respond) => respond(200)
    finish?.(200)
    await vi.waitUntil(async () => (await get())[1] !== first, { timeout: 10_000 })
  })

  test('an instance that fails leaves visitors the page as it was', async () => {
    const [, first] = await get()
    const before = renders
    render = (respond) => respond(503)
    await vi.waitUntil(async () => (await get()) && renders > before, { timeout: 10_000 })
    expect(await get()).toEqual([200, first])
    render = (respond) => respond(200)
  })

  test('a reload shows the page as it is', async () => {
    const [, shown] = await get({ 'cache-control': 'max-age=0' })
    expect(shown).toBe(`render ${renders}`)
    expect(await get()).toEqual([200, shown])
  })
})
