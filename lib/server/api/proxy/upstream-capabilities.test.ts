import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { log } from '../../core/log'
import { ANNOUNCEMENT, type Reply, startUpstreamApi } from '@/lib/testing/servers/upstream-api'
import { capabilitiesOf, clearCapabilities } from './upstream-capabilities'

const api = await startUpstreamApi()
let reads = 0
const answer = (reply: Reply) =>
  api.replies.set(ANNOUNCEMENT, () => {
    reads += 1
    return reply
  })
const document = (...paths: string[]): Reply => ({
  body: { paths: Object.fromEntries(paths.map((path) => [path, { get: {} }])) },
})
const known = async () => [...(await capabilitiesOf(api.base)).keys()]

beforeEach(() => {
  reads = 0
  clearCapabilities()
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => api.close())

test('concurrent callers share one read of the document, which is read again after five minutes', async () => {
  answer(document('/me/saved'))
  expect(await Promise.all([known(), known()])).toEqual([['saved.list'], ['saved.list']])
  vi.advanceTimersByTime(4 * 60_000)
  expect(await known()).toEqual(['saved.list'])
  expect(reads).toBe(1)
  answer(document('/admin/synonyms'))
  vi.advanceTimersByTime(2 * 60_000)
  expect(await known(), 'nobody waits for the next reading').toEqual(['saved.list'])
  await vi.waitFor(async () => expect(await known()).toEqual(['search.synonyms']))
  expect(reads).toBe(2)
})

test.each([404, 400, 401, 405, 500, 501])(
  'an API that answers %i announces nothing, and is not read again for five minutes',
  async (status) => {
    answer({ status, body: { error: 'nope' } })
    expect(await known()).toEqual([])
    vi.advanceTimersByTime(4 * 60_000)
    expect([await known(), reads]).toEqual([[], 1])
  },
)

test('an unavailable API is read again after 30 seconds, and the cached result is used meanwhile', async () => {
  const warning = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  answer({ status: 503, body: {} })
  expect([await known(), await known(), reads]).toEqual([[], [], 1])
  answer(document('/me/saved'))
  vi.advanceTimersByTime(31_000)
  expect(await known()).toEqual(['saved.list'])
  answer({ status: 503, body: {} })
  vi.advanceTimersByTime(6 * 60_000)
  expect(await known()).toEqual(['saved.list'])
  await vi.waitFor(() => expect(reads).toBe(3))
  await vi.waitFor(() => expect(warning).toHaveBeenCalledTimes(2))
  expect(await known()).toEqual(['saved.list'])
})
