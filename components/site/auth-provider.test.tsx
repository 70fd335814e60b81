// @vitest-environment jsdom
import { render, renderHook, screen, waitFor } from '@testing-library/react'
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
