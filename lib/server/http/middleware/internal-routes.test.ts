import { expect, test, vi } from 'vitest'
import { exchangeOf } from '@/lib/testing/exchange'
import { internalRoutes } from './internal-routes'

vi.stubEnv('METRICS_TOKEN', 'a token of many letters')
const authorization = 'Bearer a token of many letters'

test.each([
  ['GET', '/api/health/live', {}, 200],
  ['POST', '/api/health/live', {}, 405],
  ['GET', '/metrics', {}, 401],
  ['GET', '/metrics', { authorization }, 200],
  ['OPTIONS', '*', {}, 404],
] as const)('%s %s is answered without Next', async (method, url, headers, status) => {
  const exchange = exchangeOf({ method, url, headers })
  await internalRoutes(exchange, () => Promise.reject(new Error('passed on')))
  expect([exchange.response.statusCode, exchange.response.getHeader('cache-control')]).toEqual([status, 'no-store'])
})

test('all else is passed on', async () => {
  await expect(internalRoutes(exchangeOf(), () => Promise.reject(new Error('passed on')))).rejects.toThrow('passed on')
})
