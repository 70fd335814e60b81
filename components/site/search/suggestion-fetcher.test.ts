import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSuggestionFetcher } from './use-suggestions'

const suggest = vi.hoisted(() => vi.fn())
vi.mock('@/lib/client/calls/client', () => ({ publicApi: { search: { suggest } } }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a late response does not replace the suggestions for newer text', async () => {
  const answers = new Map<string, (value: object) => void>()
  suggest.mockImplementation(({ q }: { q: string }) => new Promise((resolve) => answers.set(q, resolve)))
  const answer = async (q: string) => {
    answers.get(q)?.({ data: { posts: [{ id: '1', slug: null, title: `About ${q}` }], products: [], categories: [] } })
    await vi.advanceTimersByTimeAsync(0)
  }
  const onGroups = vi.fn()
  const { typed } = createSuggestionFetcher(onGroups)
  for (const text of ['late', 'new']) {
    typed(text)
    await vi.advanceTimersByTimeAsync(1000)
  }
  await answer('new')
  await answer('late')
  expect(suggest).toHaveBeenCalledTimes(2)
  expect(onGroups).toHaveBeenCalledOnce()
  expect(JSON.stringify(onGroups.mock.lastCall)).toContain('About new')
})
