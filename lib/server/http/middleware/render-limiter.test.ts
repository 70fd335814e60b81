import { beforeEach, expect, test, vi } from 'vitest'
import { RATES } from '@/lib/contract/limits'
import { exchangeOf } from '@/lib/testing/exchange'
import { resetRateLimits } from '../../api/access/rate-limits'
import { clientAddress } from './prepare-request'
import { RenderLimiter, limitRenders } from './limits'

vi.stubEnv('MAX_RENDERS', '3')
beforeEach(resetRateLimits)

/** A limiter before renders that end when they are released. */
function limited() {
  const limit = limitRenders(new RenderLimiter())
  const rendering: { url: string; end: () => void }[] = []
  /** Sends a request from an address, or from none that is known; its status once it is answered. */
  const visit = async (url: string, address?: string, headers: Record<string, string> = {}) => {
    const exchange = exchangeOf({ url, headers, label: url.endsWith('.ico') ? 'file' : 'other' })
    if (address) {
      Object.defineProperty(exchange.request.socket, 'remoteAddress', { value: address })
      await clientAddress(exchange, async () => {})
    }
    const { response } = exchange
    const answered = new Promise<void>((resolve) => response.onFlushed(resolve))
    await limit(exchange, async () => void rendering.push({ url, end: () => void response.end() }))
    await answered
    return response.statusCode
  }
  const end = (url: string) =>
    rendering
      .splice(
        rendering.findIndex((each) => each.url === url),
        1,
      )[0]
      ?.end()
  const urls = () => rendering.map(({ url }) => url)
  return { visit, end, urls }
}

test('a page is refused while too many are rendered, and passed on once one of them is sent', async () => {
  const { visit, end, urls } = limited()
  const slow = ['/search?q=1', '/search?q=2', '/search?q=3']
  const answers = slow.map((url) => visit(url))
  await vi.waitFor(() => expect(urls()).toEqual(slow))
  expect(await visit('/search?q=4')).toBe(503)
  for (const url of ['/api/curated-posts', '/uploads/a.webp', '/favicon.ico']) {
    const answer = visit(url)
    await vi.waitFor(() => expect(urls()).toContain(url))
    end(url)
    expect(await answer, url).toBe(200)
  }
  end('/search?q=1')
  expect(await answers[0]).toBe(200)
  void visit('/search?q=4')
  await vi.waitFor(() => expect(urls()).toContain('/search?q=4'))
})

test('of one client two are rendered at once, and of others too; the rest follow in their order', async () => {
  const { visit, end, urls } = limited()
  const greedy = ['/api/curated-posts', '/search?q=1', '/search?q=2', '/search?q=3', '/search?q=5']
  const answers = greedy.map((url) => visit(url, '192.0.2.1'))
  const other = visit('/search?q=other', '192.0.2.2')
  const admin = visit('/api/curated-posts?status=draft', '192.0.2.1', { authorization: 'Basic x' })
  const first = ['/api/curated-posts', '/search?q=1', '/search?q=other', '/api/curated-posts?status=draft']
  await vi.waitFor(() => expect(urls().toSorted()).toEqual(first.toSorted()))
  for (const url of ['/search?q=other', '/api/curated-posts?status=draft']) end(url)
  for (const [at, url] of greedy.entries()) {
    await vi.waitFor(() => expect(urls()).toEqual(greedy.slice(at, at + 2)))
    end(url)
  }
  expect(await Promise.all([...answers, other, admin])).toEqual(Array(7).fill(200))
})

test('a client that has taken half of a core for a minute is refused, others are not', async () => {
  const time = vi.spyOn(process, 'cpuUsage')
  const cpu = (milliseconds: number) => time.mockReturnValue({ user: milliseconds * 1000, system: 0 })
  cpu(0)
  const { visit, end, urls } = limited()
  const [one, two] = [visit('/search?q=1', '192.0.2.1'), visit('/search?q=2', '192.0.2.2')]
  await vi.waitFor(() => expect(urls()).toHaveLength(2))
  cpu(RATES.render.points)
  end('/search?q=2')
  expect(await two, 'both share the time').toBe(200)
  cpu(RATES.render.points * 1.5)
  end('/search?q=1')
  expect(await one).toBe(200)
  expect(await visit('/search?q=3', '192.0.2.1')).toBe(429)
  void visit('/search?q=3', '192.0.2.2')
  void visit('/api/curated-posts', '192.0.2.1')
  await vi.waitFor(() => expect(urls().toSorted()).toEqual(['/api/curated-posts', '/search?q=3']))
  time.mockRestore()
})
