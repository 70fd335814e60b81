// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { clearPendingSave, pendingSave, storePendingSave } from './pending-save'

const SAVE = { kind: 'post', id: 'a', name: 'A post' } as const

afterEach(() => {
  sessionStorage.clear()
  vi.useRealTimers()
})

test('what was to be saved is remembered until it is cleared', () => {
  expect(pendingSave()).toBeNull()
  storePendingSave(SAVE)
  expect(pendingSave()).toEqual(SAVE)
  clearPendingSave()
  expect(pendingSave()).toBeNull()
})

test('after half an hour it is forgotten', () => {
  vi.useFakeTimers()
  storePendingSave(SAVE)
  vi.advanceTimersByTime(31 * 60_000)
  expect(pendingSave()).toBeNull()
})

test.each(['no json', '{"kind":"post"}', '[]'])('the invalid stored value %s is nothing to save', (stored) => {
  sessionStorage.setItem('pendingSave', stored)
  expect(pendingSave()).toBeNull()
})
