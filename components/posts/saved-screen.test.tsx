// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SaveButton } from '../site/save-button'
import { SavedProvider } from '../site/saved-provider'
import { SavedScreen } from './saved-screen'

const { auth, calls, notify } = vi.hoisted(() => ({
  auth: { loading: false, user: { uid: 'u', email: 'ann@example.org' }, idToken: async () => 'token' },
  calls: { list: vi.fn(), add: vi.fn(), remove: vi.fn() },
  notify: vi.fn(),
}))
vi.mock('../site/auth-provider', () => ({ useAuth: () => auth }))
vi.mock('@/lib/api/client', () => ({ visitorApi: () => ({ saved: calls }) }))
vi.mock('../site/notify', () => ({ notify }))

const DOWN = Object.assign(new Error('down'), { status: 503 })
const SHELF = { id: 'p', slug: null, title: 'A shelf', summary: '', tags: [], categories: [], products: [] }
const listOf = (...posts: object[]) => ({ data: { posts, products: [] } })
const open = (child: React.ReactNode) => render(<SavedProvider listsKept>{child}</SavedProvider>)
const button = () => screen.getByRole('button', { name: /^Saved? ?: A shelf$/ }) as HTMLButtonElement
const save = <SaveButton kind="post" id="p" name="A shelf" />

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

test('a list that could not be read says so, and can be asked for again', async () => {
  calls.list.mockRejectedValueOnce(DOWN).mockResolvedValue(listOf())
  open(<SavedScreen />)
  expect((await screen.findByRole('alert')).textContent).toContain('Your list could not be loaded.')
  screen.getByRole('button', { name: 'Try again' }).click()
  expect(await screen.findByText(/^Nothing saved yet/)).toBeDefined()
})

test('Save reads a list that could not be read once more, and then saves', async () => {
  calls.list.mockRejectedValueOnce(DOWN).mockResolvedValue(listOf())
  open(save)
  await waitFor(() => expect(calls.list).toHaveBeenCalledOnce())
  button().click()
  await waitFor(() => expect(button().getAttribute('aria-pressed')).toBe('true'))
  await waitFor(() => expect(button().disabled).toBe(false))
  expect(calls.add).toHaveBeenCalledExactlyOnceWith({ kind: 'post', id: 'p' })
})

test('Save takes nothing away that turns out to be saved', async () => {
  calls.list.mockRejectedValueOnce(DOWN).mockResolvedValue(listOf(SHELF))
  open(save)
  await waitFor(() => expect(calls.list).toHaveBeenCalledOnce())
  button().click()
  await waitFor(() => expect(button().getAttribute('aria-pressed')).toBe('true'))
  await waitFor(() => expect(button().disabled).toBe(false))
  expect(calls.remove).not.toHaveBeenCalled()
})

test('Save that can still not read the list says so, and can be pressed again', async () => {
  calls.list.mockRejectedValue(DOWN)
  open(save)
  await waitFor(() => expect(calls.list).toHaveBeenCalledOnce())
  button().click()
  await waitFor(() => expect(notify).toHaveBeenCalledExactlyOnceWith('error', 'It could not be saved. Try again.'))
  await waitFor(() => expect(button().disabled).toBe(false))
  expect(calls.add).not.toHaveBeenCalled()
})
