// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/lib/contract/failure'
import { newQueryClient } from '@/lib/client/calls/query-client'
import { WholeContract } from '../../admin/whole-contract'
import { PublishedField } from './published-field'

const calls = vi.hoisted(() => ({ update: vi.fn(), notify: vi.fn(), unsaved: vi.fn() }))
vi.mock('@/lib/client/calls/client', () => ({ api: { posts: calls } }))
vi.mock('../../site/frame/notify', () => ({ notify: calls.notify }))

beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset()
})
afterEach(cleanup)

function open(publishedAt = true) {
  const onSaved = vi.fn()
  const field = { id: 'a', publishedAt: '2026-01-02T03:04:05.000Z', version: 'v1', onSaved, onUnsaved: calls.unsaved }
  render(
    <QueryClientProvider client={newQueryClient()}>
      <WholeContract value={publishedAt}>
        <PublishedField {...field} />
      </WholeContract>
    </QueryClientProvider>,
  )
  return onSaved
}
const field = () => screen.getByLabelText<HTMLInputElement>('Published on')
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save date' })

test('a changed date is saved alone, based on the version that is open', async () => {
  calls.update.mockResolvedValue({ data: { post: { id: 'a' } } })
  const onSaved = open()
  expect([field().value, save().disabled]).toEqual(['2026-01-02T03:04', true])
  fireEvent.change(field(), { target: { value: '2020-03-04T10:05' } })
  expect(calls.unsaved).toHaveBeenLastCalledWith(true)
  await userEvent.click(save())
  expect(calls.update).toHaveBeenCalledExactlyOnceWith({
    params: { id: 'a' },
    body: { published_at: '2020-03-04T10:05:00.000Z', updated_at: 'v1' },
  })
  await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith({ id: 'a' }))
  expect(calls.unsaved).toHaveBeenLastCalledWith(false)
})

test('a refused date stays in the field, with the reason', async () => {
  calls.update.mockRejectedValue(
    new ApiError(400, 'published_at must not be in the future', 'BAD_REQUEST', [
      { path: 'published_at', message: 'must not be in the future' },
    ]),
  )
  const onSaved = open()
  fireEvent.change(field(), { target: { value: '2099-03-04T10:05' } })
  await userEvent.click(save())
  expect((await screen.findByRole('alert')).textContent).toBe('The date must not be in the future')
  expect(field().value).toBe('2099-03-04T10:05')
  expect(onSaved).not.toHaveBeenCalled()
  expect(calls.unsaved).toHaveBeenLastCalledWith(true)
})

test('the field is hidden if the API does not store the date', () => {
  open(false)
  expect(screen.queryByLabelText('Published on')).toBeNull()
})
