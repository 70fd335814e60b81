import { randomInt } from 'node:crypto'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { VisitEvent } from '@/lib/contract/insights/visit'
import { ADMIN_PASSWORD, makePost, send } from '@/lib/testing/api'
import { onEachEngine } from '@/lib/testing/database'
import { READING } from '@/lib/testing/samples/product-reading'
import { resetRateLimits } from '../api/access/rate-limits'
import { log } from '../core/log'
import { database } from '../db/open/connect'
import { visitCounts } from '../db/schema/insight-schema'
import { writeCount } from '../db/write-counter'
import { BACKUP_TABLES } from '../ops/backup/tables'
import { storeReading } from '../products/write-product'
import { scheduleCounts, storeCounts } from './store-counts'
import { dayOf, takeCounts } from './visit-tally'

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

const DAY = 86_400_000
let today = Date.UTC(2026, 2, 1, 12)

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
vi.stubEnv('TRUSTED_PROXIES', '1')

/** Sends events as the page of a visitor does. */
async function count(
  events: VisitEvent[],
  visitor = '198.51.100.1',
  more: Record<string, string> = {},
): Promise<number> {
  const headers = { 'user-agent': AGENT, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': visitor, ...more }
  return (await send('POST', '/counts', { body: { events }, headers })).status
}

async function stored(): Promise<Record<string, number>> {
  await storeCounts(await database())
  const rows = await (await database()).select().from(visitCounts)
  return Object.fromEntries(
    rows.map((row) => [[row.kind, row.postId, row.productId, row.detail].filter(Boolean).join(' '), row.count]),
  )
}

onEachEngine(() => {
  let post = ''
  let product = ''
  beforeAll(async () => {
    product = (await storeReading(await database(), { ...READING, key: 'saw', name: 'Saw' })).product.product_id
    post = (await makePost({ products: [product] })).id
  })
  beforeEach(async () => {
    // Each test has a day of its own, for which nothing is remembered.
    vi.useFakeTimers({ toFake: ['Date', 'setInterval'] })
    vi.setSystemTime((today += DAY))
    resetRateLimits()
    takeCounts()
    await (await database()).delete(visitCounts)
    return () => void vi.useRealTimers()
  })

  test('a day of traffic adds up to the event', async () => {
    const expected: Record<string, number> = {}
    const expectOne = (key: string) => (expected[key] = (expected[key] ?? 0) + 1)
    for (let visitor = 1; visitor <= 100; visitor += 1) {
      const address = `203.0.113.${visitor}`
      await count([{ kind: 'view', post }], address)
      expectOne(`view ${post}`)
      const clicks = randomInt(4)
      const place = (['card', 'body', 'panel', 'explore'] as const)[randomInt(4)] ?? 'card'
      for (let nth = 0; nth < clicks; nth += 1) await count([{ kind: 'click', product, post, place }], address)
      if (clicks > 0) expectOne(`click ${post} ${product} ${place}`)
      if (visitor % 3 === 0) {
        await count([{ kind: 'search', query: 'Oak Shelves', found: visitor % 2 === 0 }], address)
        expectOne('search oak shelves')
        if (visitor % 2) expectOne('empty-search oak shelves')
        else {
          await count([{ kind: 'search-click', query: 'oak shelves' }], address)
          expectOne('search-click oak shelves')
        }
      }
      if (visitor % 50 === 0) {
        await count([{ kind: 'save', item: 'product', id: product }], address)
        expectOne(`save ${product}`)
        await storeCounts(await database())
      }
    }
    expect(await stored()).toEqual(expected)
  })

  test('a post that is reloaded and a search that is repeated count once a day', async () => {
    const visit: VisitEvent[] = [
      { kind: 'view', post },
      { kind: 'search', query: 'lamp', found: true },
    ]
    for (let times = 0; times < 3; times += 1) await count(visit, '198.51.100.7')
    expect(await stored()).toEqual({ [`view ${post}`]: 1, 'search lamp': 1 })
    vi.setSystemTime((today += DAY))
    await count(visit, '198.51.100.7')
    await storeCounts(await database())
    const rows = await (await database()).select().from(visitCounts)
    expect(rows.map(({ day, kind, count }) => `${day} ${kind} ${count}`).sort()).toEqual(
      [-DAY, 0].flatMap((ago) => [`${dayOf(today + ago)} search 1`, `${dayOf(today + ago)} view 1`]),
    )
  })

  test.each<[string, Record<string, string>]>([
    ['Do Not Track', { dnt: '1' }],
    ['Global Privacy Control', { 'sec-gpc': '1' }],
    ['a session of the administrator', { cookie: 'a=b; admin-session=sealed' }],
    ['Googlebot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['a browser without a screen', { 'user-agent': AGENT.replace('Chrome', 'HeadlessChrome') }],
    ['a program', { 'user-agent': 'curl/8.5.0' }],
    ['no agent', { 'user-agent': '' }],
  ])('%s is not counted, with the same response', async (_what, headers) => {
    expect(await count([{ kind: 'view', post }], '198.51.100.8', headers)).toBe(200)
    expect(await stored()).toEqual({})
  })

  test('only pages of the site are counted', async () => {
    const from = (more: Record<string, string>) => count([{ kind: 'view', post }], '198.51.100.9', more)
    expect(await from({ 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await from({ 'sec-fetch-site': '', origin: 'https://other.example' })).toBe(403)
    expect(await from({ 'sec-fetch-site': '' })).toBe(403)
    expect(await from({ 'sec-fetch-site': '', origin: 'http://localhost:3000' })).toBe(200)
    expect(await stored()).toEqual({ [`view ${post}`]: 1 })
  })

  test('events with an unknown id, of a draft, or of no kind count nothing, whole or in part', async () => {
    const draft = (await makePost({ status: 'draft' })).id
    const view: VisitEvent = { kind: 'view', post }
    const wrong: VisitEvent[] = [
      { kind: 'view', post: 'none' },
      { kind: 'view', post: draft },
      { kind: 'click', product: 'none', place: 'card' },
      { kind: 'click', product, post: 'none', place: 'card' },
      { kind: 'save', item: 'product', id: 'none' },
    ]
    for (const event of wrong) expect(await count([view, event])).toBe(404)
    expect(await count([view, { kind: 'buy' } as never])).toBe(400)
    expect(await count(Array(11).fill(view))).toBe(400)
    expect(await stored()).toEqual({})
  })

  test('searches that may be personal are left out, and of too many different ones only the number is stored', async () => {
    for (const query of ['me@home.example', '+1 (555) 010-9999', 'a', 'the'])
      await count([{ kind: 'search', query, found: true }])
    expect(await stored()).toEqual({})
    for (let nth = 0; nth < 1_200; nth += 10) {
      resetRateLimits()
      const events = Array.from({ length: 10 }, (_, at) => ({
        kind: 'search' as const,
        query: `tile w${nth + at}`,
        found: true,
      }))
      await count(events, `203.0.113.${nth / 10}`)
    }
    const counts = await stored()
    expect(Object.keys(counts).length).toBeLessThanOrEqual(1_001)
    expect(Object.values(counts).reduce((sum, each) => sum + each, 0)).toBe(1_200)
    expect(counts.search).toBeGreaterThanOrEqual(200)
  })

  test('clicks of a browser on the same product count once an hour, wherever it stands', async () => {
    const click = (place: 'card' | 'panel') => count([{ kind: 'click', product, post, place }], '198.51.100.7')
    await click('card')
    await click('panel')
    vi.setSystemTime(today + 3_599_000)
    await click('card')
    await count([{ kind: 'click', product, place: 'explore' }], '198.51.100.7')
    expect(await stored()).toEqual({ [`click ${post} ${product} card`]: 1, [`click ${product} explore`]: 1 })
    vi.setSystemTime(today + 3_600_000)
    await click('card')
    expect((await stored())[`click ${post} ${product} card`]).toBe(2)
  })

  test('two instances add up, and a failed write loses nothing', async () => {
    const open = await database()
    let visitors = 20
    const clicks = async (times: number) => {
      for (let nth = 0; nth < times; nth += 1)
        await count([{ kind: 'click', product, place: 'explore' }], `198.51.100.${(visitors += 1)}`)
    }
    await clicks(3)
    const writes = writeCount(open)
    const first = storeCounts(open)
    await clicks(4)
    await Promise.all([first, storeCounts(open)])
    await clicks(2)
    const broken = { transaction: () => Promise.reject(new Error('away')) } as unknown as typeof open
    await expect(storeCounts(broken)).rejects.toThrow('away')
    await clicks(1)
    expect(await stored()).toEqual({ [`click ${product} explore`]: 10 })
    expect(writeCount(open), 'cached results stay valid').toBe(writes)
  })

  test('counts are stored once a minute', async () => {
    scheduleCounts(database)
    await count([{ kind: 'view', post }], '198.51.100.30')
    const rows = async () => (await (await database()).select().from(visitCounts)).length
    vi.advanceTimersByTime(59_000)
    expect(await rows()).toBe(0)
    vi.advanceTimersByTime(1_000)
    vi.useRealTimers()
    await vi.waitFor(async () => expect(await rows()).toBe(1))
  })

  test('nothing that identifies a visitor is stored or logged', async () => {
    const visitor = '198.51.100.77'
    const lines: unknown[] = []
    for (const level of ['info', 'warn', 'error', 'debug'] as const)
      vi.spyOn(log, level).mockImplementation((...line: unknown[]) => void lines.push(line))
    await count(
      [
        { kind: 'view', post },
        { kind: 'click', product, post, place: 'body' },
        { kind: 'search', query: 'a lamp', found: false },
      ],
      visitor,
      { cookie: 'visitor=4711', referer: 'https://from.example/page' },
    )
    await storeCounts(await database())
    const rows = await Promise.all(BACKUP_TABLES.map(async (table) => (await database()).select().from(table)))
    const everything = JSON.stringify([rows, lines])
    expect(everything).toContain('a lamp')
    for (const secret of [visitor, '198.51', AGENT, 'Chrome', '4711', 'from.example'])
      expect(everything, secret).not.toContain(secret)
  })
})
