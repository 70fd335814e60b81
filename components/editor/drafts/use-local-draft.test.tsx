// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NEW_POST } from '../form/post-values'
import { useLocalDraft } from './use-local-draft'

const slots = vi.hoisted(() => ({ keepDraft: vi.fn(), dropDraft: vi.fn(), keptDrafts: vi.fn(), slotKey: (post: string | null, slot: string) => `${post}:${slot}` }))
vi.mock('./draft-slots', () => slots)

beforeEach(() => {
  vi.useFakeTimers()
  slots.keepDraft.mockReset().mockResolvedValue(undefined)
  slots.dropDraft.mockReset().mockResolvedValue(undefined)
  slots.keptDrafts.mockReset().mockResolvedValue([])
})
afterEach(() => vi.useRealTimers())

/** An editor whose title is typed a letter at a time. */
async function open() {
  let title = ''
  const options = { post: 'a', unsaved: true, base: NEW_POST, basedOn: null, read: () => ({ ...NEW_POST, title }), isNews: () => true }
  const { result, unmount } = renderHook(() => useLocalDraft(options))
  await act(() => vi.advanceTimersByTimeAsync(0))
  /** Types for a while, with a key every so many milliseconds. */
  const type = async (keys: number, every: number) => {
    for (let key = 0; key < keys; key += 1) {
      title += 'x'
      result.current.touch()
      await act(() => vi.advanceTimersByTimeAsync(every))
    }
  }
  const kept = () => (slots.keepDraft.mock.lastCall?.[1] as { values: { title: string } } | undefined)?.values.title.length ?? 0
  return { result, unmount, type, kept }
}

test('typing without a pause is kept while it goes on, never more than a second behind', async () => {
  const { type, kept } = await open()
  for (let keys = 1; keys <= 100; keys += 1) {
    await type(1, 100)
    expect(keys - kept()).toBeLessThanOrEqual(10)
  }
})

test('a pause has everything kept at once', async () => {
  const { type, kept } = await open()
  await type(3, 50)
  expect(kept()).toBe(0)
  await act(() => vi.advanceTimersByTimeAsync(400))
  expect(kept()).toBe(3)
  expect(slots.keepDraft).toHaveBeenCalledOnce()
})

test.each([
  ['a page that is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['a page that is left', () => window.dispatchEvent(new Event('pagehide'))],
])('%s has everything kept before', async (_, leave) => {
  const { type, kept } = await open()
  await type(1, 0)
  leave()
  expect(kept()).toBe(1)
})

test('work that the browser refuses to keep is said, until it is kept again', async () => {
  const { result, type } = await open()
  slots.keepDraft.mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'))
  await type(1, 400)
  expect(result.current.cannotKeep).toBe(true)
  await type(1, 400)
  expect(result.current.cannotKeep).toBe(false)
})
