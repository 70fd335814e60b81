import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { unlessFailing } from './failing-calls'

beforeEach(() => vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
})

const failure = (status: number) => Object.assign(new Error('no'), { status })

/** A call that takes so many milliseconds to fail. */
function slowCall(milliseconds: number, status = 504) {
  return vi.fn(async () => {
    vi.advanceTimersByTime(milliseconds)
    throw failure(status)
  })
}

test('a call that hung is not made again while its failure is shown, and is made again afterwards', async () => {
  const send = slowCall(10_000)
  await expect(unlessFailing('hung', send)).rejects.toThrow('no')
  vi.advanceTimersByTime(4_900)
  await expect(unlessFailing('hung', send)).rejects.toThrow('no')
  expect(send).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(200)
  await expect(unlessFailing('hung', send)).rejects.toThrow('no')
  expect(send).toHaveBeenCalledTimes(2)
})

test('a failure that came at once keeps nobody from trying again', async () => {
  const send = slowCall(20)
  await expect(unlessFailing('quick', send)).rejects.toThrow('no')
  vi.advanceTimersByTime(30)
  await expect(unlessFailing('quick', async () => 'there')).resolves.toBe('there')
})

test('other calls, and calls whose failure is the caller’s own, are made', async () => {
  await expect(unlessFailing('one', slowCall(9_000))).rejects.toThrow('no')
  await expect(unlessFailing('another', async () => 'there')).resolves.toBe('there')
  const send = slowCall(9_000, 404)
  await expect(unlessFailing('missing', send)).rejects.toThrow('no')
  await expect(unlessFailing('missing', send)).rejects.toThrow('no')
  expect(send).toHaveBeenCalledTimes(2)
})
