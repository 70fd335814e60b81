// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SaveButton } from '../../site/saved/save-button'
import { SaveButtons } from '../../site/saved/save-buttons'
import { SavedProvider } from '../../site/saved/saved-provider'
import { SavedScreen } from './saved-screen'

const { auth, calls, notify } = vi.hoisted(() => ({
  auth: {
    loading: false,
    user: { uid: 'u', email: 'ann@example.org' } as { uid: string; email: string } | null,
    idToken: async () => 'token',
  },
  calls: { list: vi.fn(), add: vi.fn(), remove: vi.fn() },
  notify: vi.fn(),
}))
vi.mock('../../site/account/auth-provider', () => ({ useAuth: () => auth }))
vi.mock('@/lib/client/calls/client', () => ({ visitorApi: () => ({ saved: calls }) }))
vi.mock('../../site/frame/notify', () => ({ notify }))

const VISITOR = auth.user
const DOWN = Object.assign(new Error('down'), { status: 503 })
const SHELF = { id: 'p', slug: null, title: 'A shelf', summary: '', tags: [], categories: [], products: [] }
const listOf = (...posts: object[]) => ({ data: { posts, products: [] } })
const open = (child: React.ReactNode) =>
  render(
    <SavedProvider hasLists>
      <SaveButtons />
      {child}
    </SavedProvider>,
  )
const button = () => screen.getByRole('button', { name: /^Saved? ?: A shelf$/ })
const save = <SaveButton kind="post" id="p" name="A shelf" />

afterEach(() => {
  cleanup()
  auth.user = VISITOR
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('a saved list that fails to load shows an error with a retry', async () => {
  calls.list.mockRejectedValueOnce(DOWN).mockResolvedValue(listOf())
  open(<SavedScreen />)
  expect((await screen.findByRole('alert')).textContent).toContain('Your list could not be loaded.')
  screen.getByRole('button', { name: 'Try again' }).click()
  expect(await screen.findByText(/^Nothing saved yet/)).toBeDefined()
})

test('Save loads the list again after a failed load, and then saves', async () => {
  calls.list.mockRejectedValueOnce(DOWN).mockResolvedValue(listOf())
  open(save)
  await waitFor(() => expect(calls.list).toHaveBeenCalledOnce())
  button().click()
  await waitFor(() => expect(button().getAttribute('aria-pressed')).toBe('true'))
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBe('false'))
  expect(calls.add).toHaveBeenCalledExactlyOnceWith({ kind: 'post', id: 'p' })
})

test('Save does not remove an item that turns out to be saved already', async () => {
  calls.list.mockRejectedValueOnce(DOWN).mockResolvedValue(listOf(SHELF))
  open(save)
  await waitFor(() => expect(calls.list).toHaveBeenCalledOnce())
  button().click()
  await waitFor(() => expect(button().getAttribute('aria-pressed')).toBe('true'))
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBe('false'))
  expect(calls.remove).not.toHaveBeenCalled()
})

test('Save shows an error when the list fails to load again, and can be retried', async () => {
  calls.list.mockRejectedValue(DOWN)
  open(save)
  await waitFor(() => expect(calls.list).toHaveBeenCalledOnce())
  button().click()
  await waitFor(() => expect(notify).toHaveBeenCalledExactlyOnceWith('error', 'It could not be saved. Try again.'))
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBe('false'))
  expect(calls.add).not.toHaveBeenCalled()
})

test('Save keeps focus while it is busy and ignores a second press', async () => {
  calls.list.mockResolvedValue(listOf())
  let store = () => {}
  calls.add.mockReturnValueOnce(new Promise<void>((resolve) => (store = resolve)))
  open(save)
  await waitFor(() => expect(calls.list).toHaveBeenCalledOnce())
  button().focus()
  button().click()
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBe('true'))
  expect(button().matches(':disabled')).toBe(false)
  button().click()
  store()
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBe('false'))
  expect([calls.add.mock.calls.length, button().getAttribute('aria-pressed'), document.activeElement]).toEqual([
    1,
    'true',
    button(),
  ])
})

test('removing an item moves focus to the next Save button, or to the page after the last', async () => {
  calls.list.mockResolvedValue(listOf({ ...SHELF, id: 'q', title: 'A lamp', tags: ['oak'] }, SHELF))
  open(
    <main tabIndex={-1}>
      <SavedScreen />
    </main>,
  )
  const lamp = await screen.findByRole('button', { name: 'Saved: A lamp' })
  lamp.focus()
  lamp.click()
  await waitFor(() => expect(document.activeElement).toBe(button()))
  button().click()
  expect(await screen.findByText(/^Nothing saved yet/)).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('a visitor who is not signed in is led to sign-in and back, one who signs out to the home page', () => {
  const replace = vi.fn()
  vi.stubGlobal('location', { replace })
  auth.user = null
  open(<SavedScreen />)
  expect(replace).toHaveBeenCalledExactlyOnceWith('/sign-in?next=/saved')
  cleanup()
  replace.mockClear()
  auth.user = VISITOR
  calls.list.mockResolvedValue(listOf())
  const { rerender } = open(<SavedScreen />)
  expect(replace).not.toHaveBeenCalled()
  auth.user = null
  rerender(
    <SavedProvider hasLists>
      <SaveButtons />
      <SavedScreen />
    </SavedProvider>,
  )
  expect(replace).toHaveBeenCalledExactlyOnceWith('/')
})
