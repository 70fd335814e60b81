import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { zeroResultSearchesQuery, synonymsQuery } from './site/searches'

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })

function answering(status: number, body: object) {
  vi.stubGlobal('window', {
    location: { origin: 'http://site.test' },
    sessionStorage: { getItem: () => null, setItem: () => {} },
  })
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))
  client.clear()
}
afterEach(() => vi.unstubAllGlobals())

test('searches without results are read', async () => {
  const entry = { query: 'lathe', searches: 3, last_day: '2026-11-20' }
  answering(200, { success: true, data: { misses: [entry] } })
  expect(await client.fetchQuery(zeroResultSearchesQuery(30))).toEqual([entry])
})

test.each([404, 405, 502])('an API that answers %d lacks the calls, and both queries return null', async (status) => {
  answering(status, { success: false, message: 'nope' })
  expect(await client.fetchQuery(zeroResultSearchesQuery(30))).toBeNull()
  expect(await client.fetchQuery(synonymsQuery())).toBeNull()
})

test('any other error is thrown', async () => {
  answering(500, { success: false, message: 'It broke' })
  await expect(client.fetchQuery(synonymsQuery())).rejects.toThrow('It broke')
})
