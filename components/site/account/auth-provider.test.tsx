// @vitest-environment jsdom
import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Visitor } from '@/lib/session/visitor'
import { AuthProvider, useAuth } from './auth-provider'

const provider = vi.hoisted(() => ({ tell: (_visitor: unknown) => undefined as void, made: 0 }))
vi.mock('@/lib/session/firebase-provider', () => ({
  firebaseProvider: () => {
    provider.made += 1
    return {
      watch: (tell: (visitor: unknown) => void) => {
        provider.tell = tell
      },
    }
  },
}))

const settings = { apiKey: 'k', authDomain: null, projectId: 'demo', emulator: null }
const visitor: Visitor = {
  uid: 'u',
  email: 'ann@example.org',
  displayName: null,
  emailVerified: false,
  phoneNumber: null,
  photoURL: null,
  isAnonymous: false,
  providerData: [],
}

function Shown() {
  const { loading, user } = useAuth()
  return <p>{loading ? 'loading' : (user?.email ?? 'nobody')}</p>
}

beforeEach(() => {
  window.localStorage.clear()
  provider.made = 0
})

test('useAuth outside of its provider throws with the name of the provider', () => {
  vi.mocked(console.error).mockImplementation(() => undefined)
  expect(() => renderHook(() => useAuth())).toThrow('useAuth must be used within an AuthProvider')
  vi.mocked(console.error).mockClear()
})

test('a browser that was never signed in does not load the identity provider', async () => {
  render(
    <AuthProvider settings={settings}>
      <Shown />
    </AuthProvider>,
  )
  await screen.findByText('nobody')
  expect(provider.made).toBe(0)
})

test('a browser that was signed in is in the loading state until the identity provider reports', async () => {
  window.localStorage.setItem('visitorSignedIn', '1')
  render(
    <AuthProvider settings={settings}>
      <Shown />
    </AuthProvider>,
  )
  expect(screen.getByText('loading')).toBeDefined()
  await waitFor(() => expect(provider.made).toBe(1))
  provider.tell(visitor)
  await screen.findByText('ann@example.org')
  provider.tell(null)
  await screen.findByText('nobody')
  expect(window.localStorage.getItem('visitorSignedIn')).toBeNull()
})

test('a renewed session gives the same calls, so that nothing is loaded again', async () => {
  window.localStorage.setItem('visitorSignedIn', '1')
  const { result } = renderHook(useAuth, {
    wrapper: ({ children }) => <AuthProvider settings={settings}>{children}</AuthProvider>,
  })
  await waitFor(() => expect(provider.made).toBe(1))
  act(() => provider.tell(visitor))
  const { user, idToken } = result.current
  act(() => provider.tell({ ...visitor }))
  expect(result.current.user).not.toBe(user)
  expect(result.current.idToken).toBe(idToken)
})
