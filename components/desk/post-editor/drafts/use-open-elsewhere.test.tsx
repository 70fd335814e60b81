// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '@/lib/client/calls/query-client'
import { slotKey, lockSlot } from './draft-slots'
import { useOpenElsewhere } from './use-left-drafts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The locks of a secure page. */
function locks() {
  const lockedIds = new Set<string>()
  return {
    request: async (name: string, hold: () => Promise<void>) => {
      lockedIds.add(name)
      await hold()
      lockedIds.delete(name)
    },
    query: async () => ({ held: [...lockedIds].map((name) => ({ name })), pending: [] }),
  }
}

test.each([
  ['a secure page', { locks: locks() }],
  ['plain http, without locks', {}],
])('on %s an editor says at once that another tab has the post open, though nothing is unsaved', async (_page, own) => {
  vi.stubGlobal('navigator', own)
  const ends = [lockSlot(slotKey('p1', 'other')), lockSlot(slotKey('p1', 'own')), lockSlot(slotKey('p2', 'own'))]
  const client = newQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useOpenElsewhere('p1', 'own'), { wrapper })
  await waitFor(() => expect(result.current).toBe('tab'))
  ends[0]?.()
  await waitFor(() => {
    window.dispatchEvent(new Event('visibilitychange'))
    expect(result.current).toBe(null)
  })
  for (const end of ends) end()
})
