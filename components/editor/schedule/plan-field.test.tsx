// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '@/lib/client/calls/query-client'
import type { PostStatus } from '@/lib/contract/posts/post'
import { WholeContract } from '../../admin/whole-contract'
import { PlanField } from './plan-field'

const calls = vi.hoisted(() => ({ get: vi.fn(), set: vi.fn(), notify: vi.fn(), unsaved: vi.fn() }))
vi.mock('@/lib/client/calls/client', () => ({ api: { plans: calls } }))
vi.mock('@/components/site/frame/notify', () => ({ notify: calls.notify }))

type Body = { publish_at: string | null; unpublish_at: string | null }

let plan = { publish_at: null, unpublish_at: null, failure: null } as Body & { failure: null }
beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset()
  plan = { publish_at: null, unpublish_at: null, failure: null }
  calls.get.mockImplementation(() => Promise.resolve({ data: { plan } }))
  calls.set.mockImplementation(({ body }: { body: Body }) => {
    plan = { ...plan, ...body }
    return Promise.resolve({ message: 'Plan saved', data: { plan } })
  })
})
afterEach(cleanup)

const client = newQueryClient()
const shown = (status: PostStatus) => (
  <QueryClientProvider client={client}>
    <WholeContract value={true}>
      <PlanField id="a" status={status} onUnsaved={calls.unsaved} />
    </WholeContract>
  </QueryClientProvider>
)
async function open() {
  client.clear()
  const { rerender } = render(shown('draft'))
  await screen.findByLabelText('Publish at')
  return (status: PostStatus) => rerender(shown(status))
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })

test('a typed time is reported until the plan is saved', async () => {
  await open()
  type('Publish at', '2099-01-02T10:00')
  expect(calls.unsaved).toHaveBeenLastCalledWith(true)
  fireEvent.click(screen.getByRole('button', { name: 'Save plan' }))
  await waitFor(() => expect(calls.notify).toHaveBeenCalledWith('success', 'Plan saved'))
  expect(calls.unsaved).toHaveBeenLastCalledWith(false)
  expect(field('Publish at').value).toBe('2099-01-02T10:00')
  fireEvent.click(screen.getByRole('button', { name: 'Remove plan' }))
  await waitFor(() => expect(field('Publish at').value).toBe(''))
  expect(calls.unsaved).toHaveBeenLastCalledWith(false)
})

test('a typed time is reported no more once it is taken back', async () => {
  await open()
  type('Unpublish at', '2099-01-02T10:00')
  type('Unpublish at', '')
  expect(calls.unsaved).toHaveBeenLastCalledWith(false)
})

test('a typed time outlives a change of the status, unless it no longer applies', async () => {
  plan = { ...plan, publish_at: '2098-01-01T00:00:00.000Z' }
  const become = await open()
  type('Publish at', '2099-01-02T10:00')
  type('Unpublish at', '2099-02-03T10:00')
  plan = { ...plan, publish_at: null }
  become('published')
  await client.invalidateQueries()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove plan' })).toBeNull())
  expect(field('Unpublish at').value).toBe('2099-02-03T10:00')
  fireEvent.click(screen.getByRole('button', { name: 'Save plan' }))
  await waitFor(() => expect(calls.set).toHaveBeenCalled())
  const body = { publish_at: null, unpublish_at: '2099-02-03T10:00:00.000Z' }
  expect(calls.set).toHaveBeenCalledExactlyOnceWith({ params: { id: 'a' }, body })
})
