import { beforeEach, expect, test } from 'vitest'
import { RATES } from '@/lib/contract/limits'
import { exchangeOf } from '@/lib/testing/exchange'
import { resetRateLimits } from '../../../api/access/rate-limits'
import { clientAddress } from '../client-address'
import { limitSearches } from './limit-searches'

beforeEach(resetRateLimits)

/** The status of a request from an address. */
async function visit(url: string, address: string) {
  const exchange = exchangeOf({ url })
  Object.defineProperty(exchange.request.socket, 'remoteAddress', { value: address })
  await clientAddress(exchange, () => limitSearches(exchange, async () => {}))
  return exchange.response.statusCode
}

test('a client that searches too often gets a 429; other clients and other pages do not', async () => {
  for (let n = 0; n < RATES.searchPage.points; n += 1) expect(await visit('/search?q=oak', '192.0.2.1')).toBe(200)
  for (const url of ['/search?q=oak', '/search?%71=oak', '/?tab=explore&search=oak'])
    expect(await visit(url, '192.0.2.1'), url).toBe(429)
  for (const url of ['/search', '/?tab=explore', '/?search=oak', '/page/2?q=oak'])
    expect(await visit(url, '192.0.2.1'), url).toBe(200)
  expect(await visit('/search?q=oak', '192.0.2.2')).toBe(200)
})
