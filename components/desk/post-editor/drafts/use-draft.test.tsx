// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NEW_POST } from '../form/post-values'
import { useDraft } from './use-draft'

const slots = vi.hoisted(() => ({
  storeDraft: vi.fn(),
  deleteDraft: vi.fn(),
  storedDrafts: vi.fn(),
  slotKey: (post: string | null, slot: string) => `${post}:${slot}`,
}))
vi.mock('./draft-slots', async (original) => ({ ...(await original<object>()), ...slots }))

beforeEach(() => {
  vi.useFakeTimers()
  slots.storeDraft.mockReset().mockResolvedValue(undefined)
  slots.deleteDraft.mockReset().mockResolvedValue(undefined)
  slots.storedDrafts.mockReset().mockResolvedValue([])
})
afterEach(() => vi.useRealTimers())

/** Renders an editor whose title can be typed letter by letter. */
async function open() {
  let title = ''
  const form = { base: NEW_POST, isChanged: true, readDraft: () => ({ ...NEW_POST, title }) }
  const { result, unmount } = renderHook(() => useDraft('a', null, form))
  await act(() => vi.advanceTimersByTimeAsync(0))
  /** Types a number of keys at an interval in milliseconds. */
  const type = async (keys: number, every: number) => {
    for (let key = 0; key < keys; key += 1) {
      title += 'x'
      result.current.touch()
      await act(() => vi.advanceTimersByTimeAsync(every))
    }
  }
  const storedTitle = () =>
    (slots.storeDraft.mock.lastCall?.[1] as { values: { title: string } } | undefined)?.values.title.length ?? 0
  return { result, unmount, type, storedTitle }
}

test('continuous typing is stored at least once a second', async () => {
  const { type, storedTitle } = await open()
  for (let keys = 1; keys <= 100; keys += 1) {
    await type(1, 100)
    expect(keys - storedTitle()).toBeLessThanOrEqual(10)
  }
})

test('a pause in typing stores at once', async () => {
  const { type, storedTitle } = await open()
  await type(3, 50)
  expect(storedTitle()).toBe(0)
  await act(() => vi.advanceTimersByTimeAsync(400))
  expect(storedTitle()).toBe(3)
  expect(slots.storeDraft).toHaveBeenCalledOnce()
})

test.each([
  ['a page that is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['a page that is left', () => window.dispatchEvent(new Event('pagehide'))],
])('%s stores before it', async (_, leave) => {
  const { type, storedTitle } = await open()
  await type(1, 0)
  leave()
  expect(storedTitle()).toBe(1)
})

test('a rejected write is reported until a later one succeeds', async () => {
  const { result, type } = await open()
  slots.storeDraft.mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'))
  await type(1, 400)
  expect(result.current.cannotStore).toBe(true)
  await type(1, 400)
  expect(result.current.cannotStore).toBe(false)
})
