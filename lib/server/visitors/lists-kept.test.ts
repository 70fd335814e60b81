import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startForeignApi } from '../api/test-foreign-api'

let api: Awaited<ReturnType<typeof startForeignApi>>
beforeAll(async () => {
  api = await startForeignApi()
})
beforeEach(() => {
  vi.resetModules()
  vi.unstubAllEnvs()
})
afterAll(() => api.close())

async function ask(base: string | undefined) {
  vi.stubEnv('API_BASE_URL', base)
  const { listsKept } = await import('./lists-kept')
  return { listsKept, kept: await listsKept() }
}

test('the embedded API keeps lists', async () => {
  expect((await ask(undefined)).kept).toBe(true)
})

test.each([
  [401, true],
  [403, true],
  [500, true],
  [404, false],
  [405, false],
  [501, false],
])('an API that answers %i to a call without a token: lists are kept: %s', async (status, kept) => {
  api.replies.set('GET /api/me/saved', { status, body: { message: 'x' } })
  expect((await ask(api.base)).kept).toBe(kept)
})

test('it is asked once, not for every page', async () => {
  api.replies.set('GET /api/me/saved', { status: 404, body: {} })
  const before = api.seen.length
  const { listsKept } = await ask(api.base)
  await listsKept()
  expect(api.seen.length - before).toBe(1)
})

test('one that cannot be reached is taken to keep them', async () => {
  expect((await ask('http://127.0.0.1:9')).kept).toBe(true)
})
