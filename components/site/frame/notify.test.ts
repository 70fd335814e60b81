// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { notify, TOAST_DURATION } from './notify'

vi.mock('./toaster', () => {
  throw new Error('no network')
})

test('when the toasts’ script fails to load, a plain toast is shown and disappears again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const alerts = () => [...document.querySelectorAll('[role=alert]')].map((toast) => toast.textContent)
  notify('error', 'It could not be saved.')
  await vi.waitFor(() => expect(alerts()).toEqual(['It could not be saved.']))
  notify('error', 'It could not be saved. <b>Try again.</b>')
  await vi.waitFor(() => expect(alerts()).toEqual(['It could not be saved. <b>Try again.</b>']))
  vi.advanceTimersByTime(TOAST_DURATION)
  expect(alerts()).toEqual([])
})
