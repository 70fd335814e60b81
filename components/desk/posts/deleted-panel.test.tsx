// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '@/lib/client/calls/query-client'
import { ApiError } from '@/lib/contract/failure'
import { DeletedPanel } from './deleted-panel'
import { OwnApi } from '../kit/whole-contract'

const calls = vi.hoisted(() => ({ list: vi.fn(), restore: vi.fn(), erase: vi.fn(), notify: vi.fn() }))
vi.mock('@/lib/client/calls/client', () => ({
  api: { deleted: { list: calls.list, restore: calls.restore, erase: calls.erase } },
}))
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(window.location.search) }))
vi.mock('@/components/site/frame/notify', () => ({ notify: calls.notify }))

const HOUR = 3_600_000
const post = (id: string, fields = {}) => ({
  id,
  slug: id,
  title: `Post ${id}`,
  previewImage: null,
  status: 'published',
  deleted_by: 'admin',
  deleted_at: '2026-03-04T10:00:00.000Z',
  expires_at: new Date(Date.now() + 27.5 * 24 * HOUR).toISOString(),
  ...fields,
})
const answer = (posts: object[], total_pages = 1) => ({
  data: { posts, pagination: { page: 1, total: posts.length, total_pages, has_prev: false, has_next: false } },
})

beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset()
})
afterEach(() => {
  cleanup()
  window.history.replaceState(null, '', '/')
})

function open() {
  Element.prototype.scrollIntoView = vi.fn()
  render(
    <QueryClientProvider client={newQueryClient()}>
      <OwnApi value={true}>
        <DeletedPanel />
      </OwnApi>
    </QueryClientProvider>,
  )
}
const rowOf = async (title: string) => within((await screen.findByText(title)).closest('li') as HTMLElement)

test('each deleted post shows its state, when it was deleted and how long it can be restored', async () => {
  calls.list.mockResolvedValue(
    answer([
      post('a'),
      post('b', {
        status: 'draft',
        deleted_by: null,
        title: '',
        expires_at: new Date(Date.now() + HOUR).toISOString(),
      }),
    ]),
  )
  open()
  const [first, second] = (await screen.findAllByRole('listitem')).map((row) => row.textContent)
  expect(first).toMatch(/Post a.*Was published.*Deleted March 4, 2026 by admin.*27 days left/)
  expect(second).toMatch(/Untitled.*Was a draft.*Deleted March 4, 2026Less than a day left/)
})

test('a restored post leaves the list, and a failed restore shows the reason', async () => {
  calls.list.mockResolvedValueOnce(answer([post('a'), post('b')])).mockResolvedValue(answer([post('b')]))
  calls.restore.mockResolvedValueOnce({}).mockRejectedValue(new ApiError(404, 'No post with this id can be restored'))
  open()
  await userEvent.click((await rowOf('Post a')).getByRole('button', { name: 'Restore' }))
  expect(calls.restore).toHaveBeenCalledExactlyOnceWith({ ids: ['a'] })
  await waitFor(() => expect(screen.queryByText('Post a')).toBe(null))
  expect(calls.notify).toHaveBeenLastCalledWith('success', 'Post restored successfully')
  await userEvent.click((await rowOf('Post b')).getByRole('button', { name: 'Restore' }))
  await waitFor(() =>
    expect(calls.notify).toHaveBeenLastCalledWith(
      'error',
      'Failed to restore post: No post with this id can be restored',
    ),
  )
})

test('a post is permanently deleted only after confirmation', async () => {
  calls.list.mockResolvedValueOnce(answer([post('a')])).mockResolvedValue(answer([]))
  calls.erase.mockResolvedValue({})
  open()
  await userEvent.click((await rowOf('Post a')).getByRole('button', { name: 'Delete for good' }))
  const question = await screen.findByRole('alertdialog', { name: 'Delete for good' })
  expect(question.textContent).toContain(
    'Are you sure you want to delete this post for good? It can then no longer be restored.',
  )
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(calls.erase).not.toHaveBeenCalled()
  await userEvent.click((await rowOf('Post a')).getByRole('button', { name: 'Delete for good' }))
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete for good' }))
  expect(calls.erase).toHaveBeenCalledExactlyOnceWith({ ids: ['a'] })
  await screen.findByText('No deleted posts')
  expect(calls.notify).toHaveBeenLastCalledWith('success', 'Post deleted for good')
})

test('selected posts are restored or deleted for good by one call', async () => {
  calls.list.mockResolvedValue(answer([post('a'), post('b'), post('c')]))
  calls.restore.mockRejectedValueOnce(new ApiError(404, 'None was changed')).mockResolvedValue({})
  calls.erase.mockResolvedValue({})
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Select Posts' }))
  await userEvent.click(screen.getByText('Select all on this page'))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Post b' }))
  const bar = () => within(screen.getByRole('group', { name: 'Selected posts' }))
  bar().getByText('2 selected')
  await userEvent.click(bar().getByRole('button', { name: 'Restore' }))
  await waitFor(() =>
    expect(calls.notify).toHaveBeenLastCalledWith('error', 'Failed to restore posts: None was changed'),
  )
  bar().getByText('2 selected')
  await userEvent.click(bar().getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Selected posts' })).toBeNull())
  expect(calls.restore.mock.calls).toEqual([[{ ids: ['a', 'c'] }], [{ ids: ['a', 'c'] }]])
  expect(calls.notify).toHaveBeenLastCalledWith('success', '2 post(s) restored successfully')

  await userEvent.click(screen.getByRole('button', { name: 'Select Posts' }))
  await userEvent.click(screen.getByText('Select all on this page'))
  await userEvent.click(bar().getByRole('button', { name: 'Delete for good' }))
  const question = within(await screen.findByRole('alertdialog'))
  question.getByText('Are you sure you want to delete 3 post(s) for good? They can then no longer be restored.')
  await userEvent.click(question.getByRole('button', { name: 'Delete for good' }))
  await waitFor(() => expect(calls.erase).toHaveBeenCalledExactlyOnceWith({ ids: ['a', 'b', 'c'] }))
  expect(calls.notify).toHaveBeenLastCalledWith('success', '3 post(s) deleted for good')
})

test('a list that fails to load shows the reason and a retry', async () => {
  calls.list.mockRejectedValueOnce(new ApiError(403, 'Not now')).mockResolvedValue(answer([]))
  open()
  expect((await screen.findByRole('alert')).textContent).toContain('Not now')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('No deleted posts')
})

test('emptying the last page goes to the page before it', async () => {
  calls.list.mockImplementation(({ page }: { page: number }) =>
    Promise.resolve(page === 1 ? answer([post('a')], 2) : answer([], 1)),
  )
  open()
  await userEvent.click(await screen.findByRole('link', { name: 'Next' }))
  await waitFor(() => expect(calls.list).toHaveBeenCalledWith({ page: 2, per_page: 20 }, expect.anything()))
  await screen.findByText('Post a')
  await waitFor(() => expect(screen.queryByText('Page 1 of 2')).not.toBe(null))
})
