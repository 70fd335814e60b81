// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '@/lib/client/calls/query-client'
import { useWrite } from './feedback'

const notify = vi.hoisted(() => vi.fn())
vi.mock('@/components/site/frame/notify', () => ({ notify }))
beforeEach(() => void notify.mockReset())

function writer(call: (input: string) => Promise<unknown>, done?: null) {
  const client = newQueryClient()
  return renderHook(() => useWrite(call, { failed: 'Not written', ...(done === null && { done }) }), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  }).result
}

test('a success says what the API says, or nothing if there is to be no toast', async () => {
  const call = () => Promise.resolve({ message: 'Written' })
  expect(await writer(call, null).current.write('a')).toBe(true)
  expect(notify).not.toHaveBeenCalled()
  expect(await writer(call).current.write('a')).toBe(true)
  expect(notify).toHaveBeenCalledExactlyOnceWith('success', 'Written')
})

test('a failure says its reason, also where a success says nothing', async () => {
  expect(await writer(() => Promise.reject(new Error('full')), null).current.write('a')).toBe(false)
  expect(notify).toHaveBeenCalledExactlyOnceWith('error', 'Not written: full')
})

test('a write is ignored while another one runs', async () => {
  let end = (_: unknown) => {}
  const call = vi.fn(() => new Promise((resolve) => (end = resolve)))
  const result = writer(call, null)
  const first = result.current.write('a')
  expect(await result.current.write('b')).toBe(false)
  await waitFor(() => expect(result.current.busy).toBe(true))
  end({})
  expect(await first).toBe(true)
  expect(call).toHaveBeenCalledExactlyOnceWith('a')
})
