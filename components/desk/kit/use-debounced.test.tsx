// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDebounced } from './use-debounced'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each([
  ['what waits runs when its component goes, if a longest delay is named', 1000, 1],
  ['else it is dropped', undefined, 0],
])('%s', (_, maxDelay, times) => {
  const run = vi.fn()
  const { result, unmount } = renderHook(() => useDebounced(run, 400, maxDelay))
  result.current.touch()
  unmount()
  vi.runAllTimers()
  expect(run).toHaveBeenCalledTimes(times)
})

test('the function of the last render runs', () => {
  const runs = [vi.fn(), vi.fn()]
  const { result, rerender } = renderHook(({ at }) => useDebounced(() => runs[at]?.(), 400), {
    initialProps: { at: 0 },
  })
  result.current.touch()
  rerender({ at: 1 })
  vi.runAllTimers()
  expect(runs.map((run) => run.mock.calls.length)).toEqual([0, 1])
})
