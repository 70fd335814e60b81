import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { UrlCheck } from '@/lib/contract/posts/editor-calls'
import { ADMIN, ADMIN_PASSWORD, call } from '../../testing/api'
import { openTestDatabase } from '../../testing/database'
import { startShop } from '../../testing/servers/fixture-shop'
import { useConnection } from '../db/open/connect'
import { fetchRules } from '../fetch/target'
import { checkUrl } from '../fetch/check-url'
import { forgetRobots } from '../fetch/robots'
import { resetRateLimits } from './access/rate-limits'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)

let site: Awaited<ReturnType<typeof startShop>>
/** A site that notes the most requests that it had at the same time. */
let slow: Awaited<ReturnType<typeof startShop>>
const running = { now: 0, most: 0 }

beforeAll(async () => {
  await useConnection(await openTestDatabase('embedded'))
  site = await startShop()
  slow = await startShop({
    before: async () => {
      running.most = Math.max(running.most, (running.now += 1))
      await new Promise((resolve) => setImmediate(resolve))
      running.now -= 1
    },
  })
  vi.stubEnv('FETCH_ALLOW_HOSTS', `${site.host},${slow.host}`)
})
beforeEach(() => {
  resetRateLimits()
  forgetRobots()
  site.pages.clear()
  site.requested.length = 0
})
afterAll(async () => {
  await site.stop()
  await slow.stop()
  await useConnection(null)
})

async function check(url: string) {
  const { data } = await call('POST', '/admin/links/check', { body: { url }, as: ADMIN })
  return (data as unknown as { check: UrlCheck }).check
}
const at = (path: string) => checkUrl(site.address(path), fetchRules(), { pause: 0 })

test('the administrator sees whether there is a page at an address', async () => {
  site.pages.set('/saw', { body: 'A saw' })
  expect(await check(site.address('/saw'))).toEqual({ state: 'works', status: null })
  expect((await call('POST', '/admin/links/check', { body: { url: site.address('/saw') } })).status).toBe(401)
})

test.each([
  ['a page', { body: 'A saw' }, { state: 'works', status: null }],
  ['a file', { type: 'application/pdf', body: '%PDF' }, { state: 'works', status: null }],
  ['a missing page', { status: 404 }, { state: 'gone', status: 404 }],
  ['a fault of the site', { status: 500 }, { state: 'unreachable', status: 500 }],
  ['a refusal', { status: 403 }, { state: 'refused', status: 403 }],
  [
    'a robot check with the status of a missing page',
    { status: 404, body: '<title>Robot Check</title>' },
    { state: 'refused', status: null },
  ],
])('%s has its state', async (_, page, expected) => {
  site.pages.set('/it', page)
  expect(await at('/it')).toEqual(expected)
})

test('a redirect is followed', async () => {
  site.pages.set('/old', { status: 301, headers: { location: '/new' } })
  expect(await at('/old')).toEqual({ state: 'gone', status: 404 })
  site.pages.set('/new', { body: 'Here' })
  expect(await at('/old')).toEqual({ state: 'works', status: null })
})

test('a page that robots may not open is not requested, and not broken', async () => {
  site.pages.set('/robots.txt', { type: 'text/plain', body: 'User-agent: *\nDisallow: /private' })
  expect(await at('/private/a')).toEqual({ state: 'refused', status: null })
  expect(site.requested).toEqual(['/robots.txt'])
})

test.each(['http://127.0.0.1/saw', 'http://169.254.169.254/latest', 'ftp://a.example/b', 'no address'])(
  '%s is not requested',
  async (url) => {
    expect(await check(url)).toEqual({ state: 'unreachable', status: null })
  },
)

test('a site gets one request at a time, and none before its Retry-After', async () => {
  slow.pages.set('/busy', { status: 429, headers: { 'retry-after': '60' } })
  const paths = ['/a', '/b', '/busy', '/c']
  const checks = await Promise.all(paths.map((path) => checkUrl(slow.address(path), fetchRules(), { pause: 0 })))
  expect(checks.map(({ state }) => state)).toEqual(['gone', 'gone', 'refused', 'refused'])
  expect(slow.requested).toEqual(['/robots.txt', '/a', '/b', '/busy'])
  expect(running.most).toBe(1)
})
