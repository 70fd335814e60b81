import { afterEach, expect, test, vi } from 'vitest'
import { withTimeout } from './with-timeout'

afterEach(() => void vi.useRealTimers())

const never = new Promise<string>(() => {})

test('work that ends in time gives its result, and its timer is cleared', async () => {
  vi.useFakeTimers()
  expect(await withTimeout(Promise.resolve('done'), 1_000, () => 'late')).toBe('done')
  expect(vi.getTimerCount()).toBe(0)
})

test('work that fails in time rejects with its own error, and its timer is cleared', async () => {
  vi.useFakeTimers()
  await expect(withTimeout(Promise.reject(new Error('broken')), 1_000, () => 'late')).rejects.toThrow('broken')
  expect(vi.getTimerCount()).toBe(0)
})

test('after the time limit the result is that of onTimeout', async () => {
  expect(await withTimeout(never, 5, () => null)).toBe(null)
})

test('an error thrown by onTimeout rejects', async () => {
  const tooLate = () => {
    throw new Error('too late')
  }
  await expect(withTimeout(never, 5, tooLate)).rejects.toThrow('too late')
})
