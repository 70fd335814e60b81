import { expect, test, vi } from 'vitest'
import { exchangeOf } from '@/lib/testing/exchange'
import { RenderLimiter, limitRenders } from './render-limiter'

vi.stubEnv('MAX_RENDERS', '1')

test('a page is refused while too many are rendered, and passed on once one of them is sent', async () => {
  const limited = limitRenders(new RenderLimiter())
  const slow = exchangeOf({ url: '/search?q=a' })
  await limited(slow, async () => {})
  const statusOf = async (url: string) => {
    const exchange = exchangeOf({ url, label: url.endsWith('.ico') ? 'file' : 'other' })
    await limited(exchange, async () => void exchange.response.end())
    return exchange.response.statusCode
  }
  expect(await statusOf('/search?q=b')).toBe(503)
  for (const url of ['/api/curated-posts', '/uploads/a.webp', '/favicon.ico'])
    expect(await statusOf(url), url).toBe(200)
  slow.response.end()
  expect(await statusOf('/search?q=b')).toBe(200)
})
