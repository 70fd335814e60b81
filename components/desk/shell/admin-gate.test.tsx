// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeAdminHeader } from '@/lib/session/admin-header'
import { AdminGate } from './admin-gate'
import { useUnsavedWork } from '../kit/use-leave-guard'

const session = vi.hoisted(() => ({ accepted: null as string | null, check: vi.fn() }))
vi.mock('@/lib/client/admin-session', () => ({
  isAccepted: (header: string | null) => header !== null && header === session.accepted,
  checkAdmin: session.check,
}))

beforeEach(() => {
  session.accepted = null
  session.check.mockReset()
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

/** Sets the API's answer to the authentication check. */
const api = (answer: boolean | Error) =>
  session.check.mockImplementation(async (header: string) => {
    if (answer instanceof Error) throw answer
    if (answer) session.accepted = header
    return answer
  })

const secret = () => screen.queryByText('Secret')
const login = () => screen.queryByRole('heading', { name: 'Admin Login' })

test('the server’s HTML has nothing of the protected content', () => {
  expect(renderToString(<AdminGate>Secret</AdminGate>)).not.toContain('Secret')
})

test('without a header the login screen is shown', async () => {
  render(<AdminGate>Secret</AdminGate>)
  expect(login()).not.toBeNull()
  expect(secret()).toBeNull()
  expect(session.check).not.toHaveBeenCalled()
})

test('with a header the gate waits for the API before it shows its content', async () => {
  let answer = (_accepted: boolean) => {}
  session.check.mockImplementation(
    (header: string) =>
      new Promise((resolve) => {
        answer = (accepted) => {
          session.accepted = header
          resolve(accepted)
        }
      }),
  )
  sessionStorage.setItem('adminAuthHeader', 'Basic YTpi')
  render(<AdminGate>Secret</AdminGate>)
  expect([secret(), login()]).toEqual([null, null])
  await act(async () => answer(true))
  expect(secret()).not.toBeNull()
})

test('with a header that the API rejects the login screen is shown', async () => {
  api(false)
  sessionStorage.setItem('adminAuthHeader', 'Basic YTpi')
  render(<AdminGate>Secret</AdminGate>)
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeDefined()
  expect(secret()).toBeNull()
})

test('the check is retried on demand after an API error', async () => {
  api(new Error('The site could not be reached'))
  sessionStorage.setItem('adminAuthHeader', 'Basic YTpi')
  render(<AdminGate>Secret</AdminGate>)
  expect(await screen.findByText('The site could not be reached')).toBeDefined()
  expect([secret(), login()]).toEqual([null, null])
  api(true)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Secret')).toBeDefined()
})

function Letter() {
  const [text, setText] = useState('')
  useUnsavedWork(text !== '')
  return <input aria-label="Letter" value={text} onChange={(event) => setText(event.target.value)} />
}

async function openLetter(text: string) {
  api(true)
  sessionStorage.setItem('adminAuthHeader', 'Basic YTpi')
  render(
    <AdminGate>
      <Letter />
    </AdminGate>,
  )
  fireEvent.change(await screen.findByLabelText('Letter'), { target: { value: text } })
  act(() => storeAdminHeader(null))
}

test('signing out in another tab replaces the screen', async () => {
  await openLetter('')
  expect(login()).not.toBeNull()
  expect(screen.queryByLabelText('Letter')).toBeNull()
})

test('signing out in another tab hides unsaved work, and signing in again shows it', async () => {
  await openLetter('Dear reader')
  expect(login()).not.toBeNull()
  expect(screen.queryByRole('textbox', { name: 'Letter' })).toBeNull()
  act(() => storeAdminHeader('Basic YTpi'))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Letter' }).value).toBe('Dear reader')
})
