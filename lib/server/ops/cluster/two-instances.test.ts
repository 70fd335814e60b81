import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startProxy, type Served } from '@/lib/tools/bench/servers'
import { removeFolder } from '@/lib/testing/remove-folder'
import { findBinaries, startPostgresql } from '@/lib/testing/servers/postgresql-server'
import { hasRedis, startRedis } from '@/lib/testing/servers/redis'
import { repeats } from '@/lib/testing/soak.mjs'
import { ask, read, type SiteProcess, startSiteProcess } from '@/lib/testing/processes/site-process'

/** Seconds, or minutes on a busy machine. */
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })
const POLLING = { timeout: 120_000, interval: 20 }
const READERS = repeats({ short: 2, long: 6 })
const WRITES = repeats({ short: 2, long: 12 })
const CHANGES = repeats({ short: 4, long: 20 })
/** With few searches: they are rate-limited per address, and all come from one. */
const PAGES = [
  '/',
  '/feed.xml',
  '/category/Home%20Office/',
  '/',
  '/sitemap.xml',
  '/category/Home%20Office/',
  '/search?q=walnut',
]

const binaries = findBinaries()
const hasNginx = spawnSync('nginx', ['-v']).status === 0
const runs = binaries !== null && hasNginx && existsSync('.next/BUILD_ID') && hasRedis()

describe.runIf(runs)('two instances on PostgreSQL and Redis behind nginx', () => {
  let folder = ''
  let database: Awaited<ReturnType<typeof startPostgresql>>
  let redis: Awaited<ReturnType<typeof startRedis>>
  let proxy: Served
  let [a, b] = [] as unknown as [SiteProcess, SiteProcess]
  const start = (name: string, port?: string) =>
    startSiteProcess({
      DATA_DIR: path.join(folder, name),
      SESSION_SECRET: 'x'.repeat(32),
      DATABASE_URL: `${database.address}/postgres`,
      REDIS_URL: redis.address,
      ...(port && { PORT: port }),
    })

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'two-instances-'))
    database = await startPostgresql(binaries ?? '')
    redis = await startRedis()
    ;[a, b] = await Promise.all([start('a'), start('b')])
    proxy = await startProxy(a, b)
  })
  afterAll(async () => {
    await Promise.all([a?.kill(), b?.kill(), proxy?.stop(), redis?.remove()])
    database?.remove()
    await removeFolder(folder)
  })

  const publish = (origin: string, title: string) =>
    ask(origin, 'POST', '/curated-posts', {
      title,
      summary: 'Oak',
      content: '<p>Oak</p>',
      status: 'published',
      categories: ['Home Office'],
    })
  const shows = async (origin: string, page: string, text: string) => {
    const answer = await read(origin + page)
    return answer?.status === 200 && answer.text.includes(text)
  }

  test('a write on one shows on the other at the next request, on every kind of page', async () => {
    for (const page of ['/', '/category/Home%20Office/', '/sitemap.xml', '/feed.xml'])
      await Promise.all([read(a.origin + page), read(b.origin + page)])
    const made = await publish(a.origin, 'Walnut floor 0')
    expect(made, JSON.stringify(made?.body)).toMatchObject({ status: 201 })
    const page = `/curated-posts/walnut-floor-0/${made?.body.data.post.id}`
    expect(await shows(b.origin, '/', 'Walnut floor 0')).toBe(true)
    expect(await shows(b.origin, '/category/Home%20Office/', 'Walnut floor 0')).toBe(true)
    expect(await shows(b.origin, '/feed.xml', 'Walnut floor 0')).toBe(true)
    expect(await shows(b.origin, '/search?q=walnut', page)).toBe(true)
    for (let change = 1; change <= CHANGES; change += 1) {
      const [writer, reader] = change % 2 ? [a, b] : [b, a]
      const saved = await ask(writer.origin, 'PUT', `/curated-posts/${made?.body.data.post.id}`, {
        title: `Walnut floor ${change}`,
        slug: 'walnut-floor-0',
      })
      expect(saved?.status).toBe(200)
      for (const address of ['/', page])
        expect(
          await shows(reader.origin, address, `Walnut floor ${change}<`),
          `${address} after change ${change}`,
        ).toBe(true)
    }
  })
  /** Reads through nginx until stopped; counts successes and lists failures. */
  function readers(pages: string[]) {
    const failed: string[] = []
    let [going, answered] = [true, 0]
    const ended = Promise.all(
      Array.from({ length: READERS }, async (_, index) => {
        for (let visit = index; going; visit += 1) {
          const page = pages[visit % pages.length] ?? '/'
          const answer = await read(proxy.origin + page)
          if (answer?.status === 200) answered += 1
          else failed.push(`${page} ${answer?.status}`)
        }
      }),
    )
    return { failed, answered: () => answered, stop: () => ((going = false), ended) }
  }

  test('killing an instance under load loses no read and no acknowledged write', async () => {
    const load = readers(PAGES)
    const stored: string[] = []
    const writeSome = async (name: string) => {
      for (let n = 0, expected = stored.length + WRITES; stored.length < expected; n += 1) {
        const made = await publish(proxy.origin, `${name} ${n}`)
        if (made?.status === 201) stored.push(made.body.data.post.id)
      }
    }
    await writeSome('Before')
    const during = writeSome('During')
    await b.kill()
    await during
    await writeSome('After')
    await load.stop()
    expect(load.failed.length, load.failed.join()).toBeLessThanOrEqual(READERS)
    const listed = await read(`${a.origin}/api/curated-posts?limit=1000`)
    expect(stored.filter((id) => !listed?.text.includes(id))).toEqual([])
    b = await start('b', new URL(b.origin).port)
    expect(await shows(b.origin, '/', 'After')).toBe(true)
  })

  test('without PostgreSQL cached pages are served and writes fail with a reason; everything works again once it is back', async () => {
    for (const { origin } of [a, b]) expect((await read(`${origin}/`))?.status).toBe(200)
    const load = readers(['/'])
    database.stop()
    const refused = await publish(a.origin, 'Lost')
    expect(refused).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^\d+$/), body: { success: false } })
    for (const { origin } of [a, b]) expect((await read(`${origin}/`))?.status).toBe(200)
    expect((await read(`${a.origin}/api/health`))?.status).toBe(503)
    for (const [page, lack] of [
      ['/category/Roofing%20%26%20Gutters/', 'Failed to fetch category posts'],
      ['/search?q=birch', 'Failed to fetch search results'],
    ] as const) {
      const undrawn = await fetch(a.origin + page)
      expect([undrawn.status, undrawn.headers.get('retry-after')], page).toEqual([503, '5'])
      const text = await undrawn.text()
      for (const part of [lack, 'By Categories', 'role="search"']) expect(text, page).toContain(part)
    }
    database.start()
    await vi.waitFor(async () => expect((await publish(a.origin, 'Birch door'))?.status).toBe(201), POLLING)
    expect(await shows(b.origin, '/', 'Birch door')).toBe(true)
    await load.stop()
    expect(load.failed).toEqual([])
  })

  test('without Redis pages are rendered and writes stored; they show on all instances once it is back', async () => {
    const health = async ({ origin }: SiteProcess) =>
      JSON.parse((await read(`${origin}/api/health`))?.text ?? '{}') as {
        ready?: boolean
        parts?: Record<string, string>
      }
    const load = readers(PAGES)
    await redis.stop()
    await vi.waitFor(
      async () => expect(await health(a)).toMatchObject({ ready: true, parts: { redis: 'down' } }),
      POLLING,
    )
    expect((await publish(a.origin, 'Maple stair'))?.status).toBe(201)
    expect(await shows(a.origin, '/', 'Maple stair')).toBe(true)
    await redis.start()
    await vi.waitFor(async () => expect(await shows(b.origin, '/', 'Maple stair')).toBe(true), POLLING)
    for (const each of [a, b])
      await vi.waitFor(async () => expect(await health(each)).toMatchObject({ parts: { redis: 'up' } }), POLLING)
    expect((await publish(b.origin, 'Cherry sill'))?.status).toBe(201)
    expect(await shows(a.origin, '/', 'Cherry sill')).toBe(true)
    await load.stop()
    expect(load.failed).toEqual([])
  })
})
