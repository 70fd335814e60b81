import { expect, test } from 'vitest'
import { exchangeOf } from '@/lib/testing/exchange'
import { limitMethods } from './limits'

test.each([
  ['GET', '/search', true],
  ['HEAD', '/search', true],
  ['POST', '/api/curated-posts', true],
  ['POST', '/search', false],
  ['DELETE', '/uploads/a.webp', false],
  ['POST', '/nothing', false],
  ['TRACE', '/api/curated-posts', false],
])('%s %s is passed on: %s', async (method, url, isPassed) => {
  const exchange = exchangeOf({ method, url })
  let passed = false
  await limitMethods(exchange, async () => void (passed = true))
  expect([passed, exchange.response.statusCode]).toEqual([isPassed, isPassed ? 200 : 405])
  if (!isPassed) expect(exchange.response.getHeader('allow')).toBe('GET, HEAD')
})
