import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Feed, FeedCheck, FeedRow } from '@/lib/contract/products/feed'
import { ADMIN, ADMIN_PASSWORD, type Answer, call } from '../../../testing/api'
import { onEachEngine, onEmbedded } from '../../../testing/database'
import { removeFolder } from '../../../testing/remove-folder'
import { startShop } from '../../../testing/servers/fixture-shop'
import { resetRateLimits } from '../../api/access/rate-limits'
import { newId } from '../../core/new-id'
import { database } from '../../db/open/connect'
import { feedRows } from '../../db/schema/feed-schema'
import { JobRunner } from '../../jobs/run-jobs'
import { readFeedJobs } from '../../ops/jobs/read-feeds'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
vi.stubEnv('SESSION_SECRET', 'a secret of the tests that is long enough')
vi.setConfig({ testTimeout: 30_000 })

let shop: Awaited<ReturnType<typeof startShop>>
let folder = ''
beforeAll(async () => {
  shop = await startShop()
  vi.stubEnv('FETCH_ALLOW_HOSTS', shop.host)
  folder = await mkdtemp(path.join(tmpdir(), 'feeds-'))
  vi.stubEnv('DATA_DIR', folder)
})
afterAll(async () => {
  await shop.stop()
  await removeFolder(folder)
})
beforeEach(resetRateLimits)

type Data = { feed: Feed; feeds: Feed[]; rows: FeedRow[]; check: FeedCheck }
const ask = async (method: string, to: string, body?: unknown) =>
  (await call(method, to, { body, as: ADMIN })) as unknown as Omit<Answer, 'data'> & { status: number; data: Data }

const FEEDS = '/admin/product-feeds'
const work = () => new JobRunner([readFeedJobs]).drain()
const step = (id: string, name: string) => ask('POST', `${FEEDS}/${id}/steps`, { step: name })
const feedOf = async (id: string) => (await ask('GET', FEEDS)).data.feeds.find((feed) => feed.id === id)
const lastRun = async (id: string) => (await feedOf(id))?.runs[0]
const search = async (q: string) => (await ask('GET', `/admin/feed-rows?q=${encodeURIComponent(q)}`)).data.rows

/** A row with a price; rows of a feed that differ in nothing else. */
type Row = { id: string; price?: number | string; title?: string; more?: string }
const csvOf = (rows: Row[]) =>
  [
    'id,title,link,price,gtin,item_group_id,color',
    ...rows.map(({ id, price = 10, title = `Saw ${id}`, more = ',,' }) =>
      [id, title, `https://tools.example/${id}`, `${price} EUR`, more].join(','),
    ),
  ].join('\n')
const many = (count: number, price = 10): Row[] => Array.from({ length: count }, (_, at) => ({ id: `n${at}`, price }))

function serve(path: string, rows: Row[] | string) {
  shop.pages.set(path, { body: typeof rows === 'string' ? rows : csvOf(rows), type: 'text/csv' })
}

async function addFeed(path: string, more: object = {}): Promise<string> {
  const body = { name: `Feed ${path}`, address: shop.address(path), ...more }
  const id = newId()
  const { status, message } = await ask('PUT', `${FEEDS}/${id}`, body)
  expect([status, message]).toEqual([200, 'Product feed saved'])
  return id
}

/** Serves rows and runs the feed. */
async function run(id: string, path: string, rows: Row[] | string) {
  serve(path, rows)
  await step(id, 'run')
  await work()
  return lastRun(id)
}

onEachEngine((engine) => {
  test('a run stores rows that are found by words, GTIN and item number, and the next one only what differs', async () => {
    const at = `/${engine}/first.csv`
    const rows = [
      { id: 'S-1', title: 'Étagère murale en chêne', more: '4006381333931,,' },
      { id: 'S-2', title: 'Oak shelf', more: ',g1,Small' },
      { id: 'S-3', title: 'Oak shelf', price: 12, more: ',g1,Large' },
      { id: 'S-4', price: 0 },
    ]
    serve(at, rows)
    const id = await addFeed(at)
    await work()
    expect(await lastRun(id)).toMatchObject({ state: 'done', read: 4, wrong: 1, new: 3, changed: 0 })
    expect((await feedOf(id))?.wrong_rows).toEqual([{ row: 5, reason: 'Price “0 EUR” is no amount above 0' }])
    expect((await search('etagere mur')).map(({ sku }) => sku)).toEqual(['S-1'])
    expect((await search('04006381333931')).map(({ sku }) => sku)).toEqual(['S-1'])
    expect((await search('S-1')).map(({ sku }) => sku)).toEqual(['S-1'])
    expect(await search('beech')).toEqual([])
    const [shelf, ...others] = await search('oak shelf')
    expect([others, shelf?.choices.map(({ label, price }) => [label, price])]).toEqual([
      [],
      [
        ['Large', 12],
        ['Small', 10],
      ],
    ])
    const next = await run(id, at, [...rows.slice(0, 2), { ...rows[2], id: 'S-3', price: 11 }])
    expect(next).toMatchObject({ state: 'done', read: 3, new: 0, changed: 1, missing: 0 })
    expect((await search('S-3'))[0]?.price).toBe(11)
    const db = await database()
    const versions = () => db.$count(feedRows, eq(feedRows.feedId, id))
    expect(await versions()).toBe(3)
    const [feed] = (await ask('GET', FEEDS)).data.feeds
    expect(feed).toMatchObject({ state: 'idle', rows: 3, form: 'google', next_run_at: expect.any(String) })
    expect((await ask('DELETE', `${FEEDS}/${id}`)).status).toBe(200)
    await work()
    expect([await search('oak shelf'), await versions()]).toEqual([[], 0])
  })
})

onEmbedded(() => {
  test('a feed that lost half of its rows changes nothing and asks; applied, its rows go after the second run', async () => {
    serve('/lost.csv', many(10))
    const id = await addFeed('/lost.csv')
    await work()
    const held = await run(id, '/lost.csv', many(4))
    expect(held).toMatchObject({ state: 'held', reason: 'Only 4 of 10 rows are still there.', missing: 6 })
    expect(await feedOf(id)).toMatchObject({ state: 'held', rows: 10 })
    expect(await search('n9')).toHaveLength(1)
    expect((await step(id, 'apply')).status).toBe(200)
    await work()
    expect(await lastRun(id)).toMatchObject({ state: 'done' })
    expect(await search('n9')).toHaveLength(1)
    await run(id, '/lost.csv', [...many(4), { id: 'other' }])
    expect(await search('n9')).toEqual([])
    expect((await step(id, 'apply')).status).toBe(409)
    await ask('DELETE', `${FEEDS}/${id}`)
    await work()
  })

  test('prices that moved by more than half are held, and what is discarded leaves nothing', async () => {
    serve('/moved.csv', many(10))
    const id = await addFeed('/moved.csv')
    await work()
    const rows = many(10).map((row, at) => ({ ...row, price: at < 2 ? 30 : 10 }))
    const reason = 'The prices of 2 of 10 rows moved by more than half or are missing.'
    expect(await run(id, '/moved.csv', rows)).toMatchObject({ state: 'held', reason, moved: 2 })
    await step(id, 'discard')
    expect(await lastRun(id)).toMatchObject({ state: 'discarded' })
    expect((await search('n0'))[0]?.price).toBe(10)
    expect(await run(id, '/moved.csv', many(11))).toMatchObject({ state: 'done', changed: 0, new: 1 })
    await ask('DELETE', `${FEEDS}/${id}`)
  })

  test('a run that breaks off changes nothing, and says why', async () => {
    serve('/broken.xml', many(5))
    const id = await addFeed('/broken.xml')
    await work()
    const reasonAfter = async (rows: string) => (await run(id, '/broken.xml', rows))?.reason
    const item = (n: number) => `<item><id>n${n}</id><title>New</title><link>https://tools.example/n${n}</link></item>`
    const deep = `<rss>${Array.from({ length: 2_000 }, (_, n) => item(n)).join('')}${'<a>'.repeat(100)}`
    expect(await reasonAfter(deep)).toBe('The elements of the file are nested too deep.')
    expect(await reasonAfter('<!doctype html><h1>Sign in</h1>')).toBe(
      'There is a web page at this address, and no feed.',
    )
    expect(await reasonAfter('id,title\n1,Saw')).toBe('No row could be read. Address in the shop is missing')
    shop.pages.set('/broken.xml', { status: 302, headers: { location: 'http://169.254.169.254/feed' } })
    await step(id, 'run')
    await work()
    expect(await lastRun(id)).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('not on the public internet'),
    })
    expect(await search('New')).toEqual([])
    expect((await search('n3'))[0]?.name).toBe('Saw n3')
    expect(await run(id, '/broken.xml', csvOf(many(5)))).toMatchObject({ state: 'unchanged' })
    await ask('DELETE', `${FEEDS}/${id}`)
  })

  test('rows that are twice in a feed count once, also far from each other', async () => {
    serve('/twice.csv', [...many(600), { id: 'n0', price: 99 }, { id: 'x' }, { id: 'x', price: 98 }])
    const id = await addFeed('/twice.csv')
    await work()
    expect(await lastRun(id)).toMatchObject({ state: 'done', read: 603, wrong: 2, new: 601 })
    expect((await search('n0'))[0]?.price).toBe(10)
    await ask('DELETE', `${FEEDS}/${id}`)
  })

  test('a key is sealed, sent, shown nowhere, and forgotten for another server', async () => {
    const address = shop.address('/apikey/abcdefghijklmnop1234/feed.csv')
    serve('/apikey/abcdefghijklmnop1234/feed.csv', many(2))
    const id = newId()
    const created = await ask('PUT', `${FEEDS}/${id}`, {
      name: 'Keyed',
      address,
      secret: { user: 'me', password: 'pass word' },
    })
    await work()
    expect(await lastRun(id)).toMatchObject({ state: 'done', new: 2 })
    const shown = JSON.stringify([created, (await ask('GET', FEEDS)).data])
    expect(shown).toContain('/apikey/{key}/feed.csv')
    expect(shown).not.toMatch(/abcdefghijklmnop1234|pass word/)
    const stored = await (await database()).execute(sql`select * from product_feeds`)
    expect(JSON.stringify(stored)).not.toMatch(/abcdefghijklmnop1234|pass word/)
    const input = { name: 'Keyed', hours: 6, currency: 'EUR' }
    await ask('PUT', `${FEEDS}/${id}`, { ...input, address: (await feedOf(id))?.address })
    expect(await feedOf(id)).toMatchObject({ has_secret: true, hours: 6 })
    await ask('PUT', `${FEEDS}/${id}`, { ...input, address: 'https://other.example/{key}' })
    expect((await feedOf(id))?.has_secret).toBe(false)
    await ask('DELETE', `${FEEDS}/${id}`)
  })

  test('a dry run shows columns, wrong rows and changes, and stores nothing', async () => {
    serve('/dry.csv', [...many(1_200), { id: 'late' }])
    const id = await addFeed('/dry.csv', { paused: true })
    const { data } = await ask('POST', `${FEEDS}/${id}/check`)
    expect(data.check).toMatchObject({ form: 'google', read: 1_000, wrong: 0, new: 1_000, complete: false })
    expect(data.check.columns[1]).toEqual({ name: 'title', samples: ['Saw n0', 'Saw n1', 'Saw n2'], field: 'name' })
    expect(data.check.changes[0]).toMatchObject({ row: 2, name: 'Saw n0', price: 10, was: null, currency: 'EUR' })
    await work()
    expect(await feedOf(id)).toMatchObject({ rows: 0, runs: [], form: null })
    expect(await search('Saw n0')).toEqual([])
    serve('/page.html', '<html><title>Sign in</title>')
    await ask('PUT', `${FEEDS}/${id}`, { name: 'Dry', address: shop.address('/page.html'), paused: true })
    const page = await ask('POST', `${FEEDS}/${id}/check`)
    expect([page.status, page.message]).toEqual([422, 'There is a web page at this address, and no feed.'])
    expect((await ask('POST', `${FEEDS}/${newId()}/check`)).status).toBe(404)
    await ask('DELETE', `${FEEDS}/${id}`)
  })

  test('a file is uploaded in parts, checked, and read once', async () => {
    const id = await addFeed('', { address: null })
    const bytes = new TextEncoder().encode(csvOf(many(3)))
    const send = (offset: number, end: number) => {
      const form = new FormData()
      form.set('offset', String(offset))
      form.set('size', String(bytes.length))
      form.set('part', new File([bytes.slice(offset, end)], 'part'))
      return ask('POST', `${FEEDS}/${id}/parts`, form)
    }
    expect(await send(0, 50)).toMatchObject({ status: 200, received: 50 })
    expect(await send(10, 50)).toMatchObject({ status: 400 })
    const check = () => ask('POST', `${FEEDS}/${id}/check`)
    expect(await check()).toMatchObject({ status: 422, message: 'No file was uploaded.' })
    expect(await send(50, bytes.length)).toMatchObject({ received: bytes.length })
    expect((await check()).data.check).toMatchObject({ read: 3, complete: true })
    await step(id, 'run')
    await work()
    expect(await lastRun(id)).toMatchObject({ state: 'done', new: 3 })
    expect(await check()).toMatchObject({ status: 422 })
    await ask('DELETE', `${FEEDS}/${id}`)
  })
})
