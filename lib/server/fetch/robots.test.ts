import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startShop } from '../../testing/servers/fixture-shop'
import { crawlDelayAt, forgetRobots, obeyingRobots } from './robots'

let shop: Awaited<ReturnType<typeof startShop>>
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())
beforeEach(() => {
  forgetRobots()
  shop.pages.clear()
  shop.requested.length = 0
})
const ask = (path: string) => obeyingRobots({ allowHosts: [shop.host] }).beforeRequest?.(new URL(shop.address(path)))
const rules = (body: string) => shop.pages.set('/robots.txt', { type: 'text/plain', body })

test('rules for this software count before those for all, and the most specific one wins', async () => {
  rules('User-agent: *\nDisallow: /\n\nUser-agent: Plumbline\nDisallow: /p/\nAllow: /p/saw\nCrawl-delay: 30')
  await ask('/q')
  await ask('/p/saw')
  await expect(ask('/p/drill')).rejects.toMatchObject({ code: 'robots-txt' })
  expect(shop.requested, 'it is read once').toEqual(['/robots.txt'])
  expect(await crawlDelayAt(shop.address('/q'))).toBe(30_000)
})

test('a site without the file, or with a page in its place, allows everything', async () => {
  await ask('/a')
  shop.pages.set('/robots.txt', { body: '<html><h1>Not found</h1></html>' })
  forgetRobots()
  await ask('/a')
  expect(await crawlDelayAt(shop.address('/a'))).toBe(0)
})

test('a site that cannot be asked is left alone, and asked again the next time', async () => {
  shop.pages.set('/robots.txt', { status: 503, headers: { 'retry-after': '60' } })
  await expect(ask('/a')).rejects.toMatchObject({ answer: { status: 503, retryAfter: expect.any(Date) } })
  shop.pages.delete('/robots.txt')
  await ask('/a')
})

test('a delay of hours is cut to two minutes', async () => {
  rules('User-agent: *\nCrawl-delay: 86400')
  await ask('/a')
  expect(await crawlDelayAt(shop.address('/a'))).toBe(120_000)
})
