import { afterEach, expect, test, vi } from 'vitest'
import { exchangeOf } from '@/lib/testing/exchange'
import { requestContext } from '../../core/log'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** The id that a request is given, as the request, its response and its log lines have it. */
async function idsOf(input: string, settings: Record<string, string>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  const { requestId } = await import('./prepare-request')
  const exchange = exchangeOf({ headers: { 'x-request-id': input } })
  let logged: string | undefined
  await requestId(exchange, async () => void (logged = requestContext.getStore()?.requestId))
  return [exchange.request.headers['x-request-id'], exchange.response.getHeader('x-request-id'), logged]
}

test('a request, its response and its log lines have the same new id', async () => {
  const ids = await idsOf('chosen-by-a-client', {})
  expect(new Set(ids).size).toBe(1)
  expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/)
})

test('the id of a trusted proxy is used, unless it is malformed', async () => {
  expect(await idsOf('given-by-the-proxy', { TRUSTED_PROXIES: '1' })).toEqual(Array(3).fill('given-by-the-proxy'))
  expect((await idsOf('a b', { TRUSTED_PROXIES: '1' }))[0]).toMatch(/^[0-9a-f-]{36}$/)
})
