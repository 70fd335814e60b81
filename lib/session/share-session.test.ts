// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeAdminHeader } from './admin-header'
import { clearAdminEverywhere, isSignedOut, shareAdminSession } from './share-session'

/** The other tab of the browser. */
let other: BroadcastChannel
const received: unknown[] = []
beforeEach(() => {
  received.length = 0
  other = new BroadcastChannel('plumbline-admin-session')
  other.onmessage = ({ data }: MessageEvent) => void received.push(data)
})
afterEach(() => {
  other.close()
  sessionStorage.clear()
  localStorage.clear()
})

test('a tab without a session asks for it, takes the first answer, and no later one', async () => {
  const onReceived = vi.fn()
  const end = shareAdminSession(onReceived)
  await vi.waitFor(() => expect(received).toEqual([{ kind: 'request' }]))
  other.postMessage({ kind: 'header', header: 'Basic YTpi' })
  await vi.waitFor(() => expect(onReceived).toHaveBeenCalledWith('Basic YTpi'))
  other.postMessage({ kind: 'header', header: 'Basic eDp5' })
  other.postMessage({ kind: 'request' })
  await new Promise((resolve) => setTimeout(resolve))
  expect(onReceived).toHaveBeenCalledOnce()
  end()
})

test('after a sign-out no tab asks for a session, until the next sign-in', async () => {
  clearAdminEverywhere()
  const onReceived = vi.fn()
  const end = shareAdminSession(onReceived)
  other.postMessage({ kind: 'header', header: 'Basic YTpi' })
  await new Promise((resolve) => setTimeout(resolve))
  expect([received, onReceived.mock.calls]).toEqual([[], []])
  end()
  storeAdminHeader('Basic YTpi')
  expect(isSignedOut()).toBe(false)
})

test('a tab with a session answers, and takes none', async () => {
  sessionStorage.setItem('adminAuthHeader', 'Basic YTpi')
  const onReceived = vi.fn()
  const end = shareAdminSession(onReceived)
  other.postMessage({ kind: 'request' })
  await vi.waitFor(() => expect(received).toEqual([{ kind: 'header', header: 'Basic YTpi' }]))
  other.postMessage({ kind: 'header', header: 'Basic eDp5' })
  sessionStorage.clear()
  other.postMessage({ kind: 'request' })
  other.postMessage({ kind: 'header', header: 'Basic eDp5' })
  end()
  expect(onReceived).not.toHaveBeenCalled()
})
