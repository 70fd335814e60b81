// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '@/lib/client/calls/query-client'
import { OwnApi } from '../kit/whole-contract'
import { FailedJobs } from './dashboard'

const jobs = vi.hoisted(() => ({ listFailed: vi.fn(), retry: vi.fn(), dismiss: vi.fn() }))
const notify = vi.hoisted(() => vi.fn())
vi.mock('@/lib/client/calls/client', () => ({ api: { jobs } }))
vi.mock('@/components/site/frame/notify', () => ({ notify }))
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

const FAILED = {
  id: 'j1',
  kind: 'check links of a shop',
  reason: 'The disk is full',
  failed_at: '2026-03-01T00:00:00Z',
}

test('a failed job shows its reason, and is tried again', async () => {
  jobs.listFailed.mockResolvedValueOnce({ data: { jobs: [FAILED] } }).mockResolvedValue({ data: { jobs: [] } })
  jobs.retry.mockResolvedValue({ message: 'It will be tried again' })
  render(
    <QueryClientProvider client={newQueryClient()}>
      <OwnApi value={true}>
        <FailedJobs />
      </OwnApi>
    </QueryClientProvider>,
  )
  expect(await screen.findByText('The disk is full')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(notify).toHaveBeenCalledWith('success', 'It will be tried again'))
  expect(jobs.retry).toHaveBeenCalledExactlyOnceWith({ id: 'j1' })
  await waitFor(() => expect(screen.queryByText('The disk is full')).toBeNull())
})
