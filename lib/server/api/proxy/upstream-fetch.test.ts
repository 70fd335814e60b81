import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchUpstream } from './upstream-fetch'
import { startUpstreamApi } from '@/lib/testing/servers/upstream-api'

let api: Awaited<ReturnType<typeof startUpstreamApi>>
beforeAll(async () => {
  api = await startUpstreamApi()
})
afterAll(() => api.close())

const get = (path: string, timeLimit: number, signal?: AbortSignal) =>
  fetchUpstream(new URL(api.base + path), { method: 'GET', headers: {}, body: null, timeLimit, signal: signal ?? null })

test('an API that does not answer in time is a 504', async () => {
  api.replies.set('GET /slow', { hang: true })
  await expect(get('/slow', 50)).rejects.toMatchObject({ status: 504, message: 'The API did not answer in time' })
})

test('a client that disconnects aborts the call', async () => {
  api.replies.set('GET /slow', { hang: true })
  await expect(get('/slow', 60_000, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' })
})
