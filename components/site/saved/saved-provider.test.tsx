// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SavedProvider, useSaved } from './saved-provider'

const calls = vi.hoisted(() => ({ list: vi.fn(), idToken: vi.fn() }))
vi.mock('@/lib/client/calls/client', () => ({ visitorApi: () => ({ saved: calls }) }))
vi.mock('../account/auth-provider', () => ({
  useAuth: () => ({ user: { uid: 'ann' }, loading: false, idToken: calls.idToken }),
}))
beforeEach(() => {
  calls.list.mockResolvedValue({ data: { posts: [{ id: '17' }], products: [] } })
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

const open = () =>
  renderHook(useSaved, { wrapper: ({ children }) => <SavedProvider hasLists>{children}</SavedProvider> }).result

test('the list of a signed-in visitor is loaded', async () => {
  calls.idToken.mockResolvedValue('token')
  const saved = open()
  await waitFor(() => expect(saved.current.state).toBe('ready'))
  expect(saved.current.has('post', '17')).toBe(true)
})

test('a visitor who signs out before the list is requested causes no request', async () => {
  calls.idToken.mockResolvedValue(null)
  const saved = open()
  await waitFor(() => expect(saved.current.state).toBe('failed'))
  await expect(saved.current.read()).rejects.toMatchObject({ status: 401 })
  expect(calls.list).not.toHaveBeenCalled()
})
