// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeAdminHeader } from '@/lib/session/admin-header'
import { AdminGate } from './admin-gate'
import { useUnsavedWork } from './unsaved-work'

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

/** The API's answer to the check of a header. */
const api = (answer: boolean | Error) =>
  session.check.mockImplementation(async (header: string) => {
    if (answer instanceof Error) throw answer
    if (answer) session.accepted = header
    return answer
  })

const secret = () => screen.queryByText('Secret')
const login = () => screen.queryByRole('heading', { name: 'Admin Login' })

test('the server’s HTML holds nothing of what is behind the gate', () => {
  expect(renderToString(<AdminGate>Secret</AdminGate>)).not.toContain('Secret')
})

test('without a header stands the login screen', async () => {
  render(<AdminGate>Secret</AdminGate>)
  expect(login()).not.toBeNull()
  expect(secret()).toBeNull()
  expect(session.check).not.toHaveBeenCalled()
})

test('with a header the gate waits for the API and then opens', async () => {
  let answer = (_accepted: boolean) => {}
  session.check.mockImplementation((header: string) => new Promise((resolve) => {
    answer = (accepted) => {
      session.accepted = header
      resolve(accepted)
    }
  }))
  sessionStorage.setItem('adminAuthHeader', 'Basic YTpi')
  render(<AdminGate>Secret</AdminGate>)
  expect([secret(), login()]).toEqual([null, null])
  await act(async () => answer(true))
  expect(secret()).not.toBeNull()
})

test('with a header that the API refuses stands the login screen', async () => {
  api(false)
  sessionStorage.setItem('adminAuthHeader', 'Basic YTpi')
  render(<AdminGate>Secret</AdminGate>)
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeDefined()
  expect(secret()).toBeNull()
})

test('an API that cannot tell is asked once more on demand', async () => {
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
  render(<AdminGate><Letter /></AdminGate>)
  fireEvent.change(await screen.findByLabelText('Letter'), { target: { value: text } })
  act(() => storeAdminHeader(null))
}

test('a sign-out elsewhere takes the screen away', async () => {
  await openLetter('')
  expect(login()).not.toBeNull()
  expect(screen.queryByLabelText('Letter')).toBeNull()
})

test('a sign-out elsewhere hides unsaved work, and a new sign-in brings it back', async () => {
  await openLetter('Dear reader')
  expect(login()).not.toBeNull()
  expect(screen.queryByRole('textbox', { name: 'Letter' })).toBeNull()
  act(() => storeAdminHeader('Basic YTpi'))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Letter' }).value).toBe('Dear reader')
})
