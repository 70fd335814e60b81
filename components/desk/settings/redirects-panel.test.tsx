// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '@/lib/client/calls/query-client'
import { RedirectsPanel } from './redirects-panel'

const calls = vi.hoisted(() => ({ list: vi.fn(), missing: vi.fn(), remove: vi.fn(), notify: vi.fn() }))
vi.mock('@/lib/client/calls/client', () => ({ api: { redirects: calls } }))
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(window.location.search) }))
vi.mock('@/components/site/frame/notify', () => ({ notify: calls.notify }))

const redirect = (id: string) => ({ id, from: `/${id}`, to: '/', status: 301 })
const answer = (redirects: object[], page: number, total_pages: number) => ({
  data: { redirects, pagination: { page, total: redirects.length, total_pages, has_prev: false, has_next: false } },
})

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {}
  for (const call of Object.values(calls)) call.mockReset()
  calls.missing.mockResolvedValue({ data: { visits: [] } })
})
afterEach(() => {
  cleanup()
  window.history.replaceState(null, '', '/')
})

test('removing the only redirect of the last page shows the page before', async () => {
  let last = [redirect('b')]
  calls.list.mockImplementation(({ page }: { page: number }) =>
    Promise.resolve(page === 1 ? answer([redirect('a')], 1, 1 + last.length) : answer(last, 2, 1 + last.length)),
  )
  calls.remove.mockImplementation(() => {
    last = []
    return Promise.resolve({ message: '' })
  })
  render(
    <QueryClientProvider client={newQueryClient()}>
      <RedirectsPanel />
    </QueryClientProvider>,
  )
  await userEvent.click(await screen.findByText('Next'))
  await userEvent.click(await screen.findByRole('button', { name: 'Remove /b' }))
  expect(await screen.findByText('/a')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Next')).toBeNull())
})
