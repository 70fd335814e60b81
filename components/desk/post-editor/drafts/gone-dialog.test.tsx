// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '@/lib/client/calls/query-client'
import { stubLayout } from '@/lib/testing/content-editor'
import { ApiError } from '@/lib/contract/failure'
import { postSchema } from '@/lib/contract/posts/post'
import { OwnApi } from '../../kit/whole-contract'
import { PostEditor } from '../post-editor'
import { storedDrafts } from './draft-slots'

const calls = vi.hoisted(() => ({
  update: vi.fn(),
  create: vi.fn(),
  list: vi.fn(),
  restore: vi.fn(),
  notify: vi.fn(),
  replace: vi.fn(),
}))
vi.mock('@/lib/client/calls/client', () => ({ api: { posts: calls, deleted: calls, products: { list: calls.list } } }))
vi.mock('@/components/site/frame/notify', () => ({ notify: calls.notify }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ replace: calls.replace }) }))
vi.mock('../content/content-editor', () => ({ ContentEditor: () => null }))

const POST = postSchema.parse({
  id: 'a',
  title: 'Shelf',
  summary: 'A shelf',
  content: '<p>Saw it</p>',
  tags: ['oak'],
  status: 'published',
  updated_at: '2026-01-01T00:00:00.000Z',
})
const GONE = new ApiError(410, 'This post was deleted')

beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset()
  calls.list.mockResolvedValue({ data: { products: [] } })
  stubLayout()
})
afterEach(cleanup)

/** Edits and saves a post that was deleted in the meantime. */
async function saveTooLate(deleted: boolean) {
  calls.update.mockRejectedValueOnce(GONE)
  render(
    <QueryClientProvider client={newQueryClient()}>
      <OwnApi value={deleted}>
        <PostEditor post={POST} onMerged={() => {}} />
      </OwnApi>
    </QueryClientProvider>,
  )
  fireEvent.change(screen.getByLabelText(/^Title(?! for)/), { target: { value: 'A better shelf' } })
  await waitFor(async () => expect(await storedDrafts('a')).toHaveLength(1))
  fireEvent.click(screen.getByRole('button', { name: 'Update Post' }))
  await screen.findByRole('dialog', { name: 'This post was deleted' })
  expect(calls.notify).toHaveBeenLastCalledWith('error', 'Failed to update post: This post was deleted')
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test.each([false, true])(
  'work on a deleted post can be saved as a new post; API restores posts: %s',
  async (deleted) => {
    calls.create.mockResolvedValue({ data: { post: { ...POST, id: 'b c' } } })
    await saveTooLate(deleted)
    expect(screen.queryByRole('button', { name: 'Restore it and save' }) !== null).toBe(deleted)
    press('Save as a new post')
    await waitFor(() => expect(calls.replace).toHaveBeenCalledExactlyOnceWith('/admin/post/b%20c'))
    expect(calls.create.mock.lastCall?.[0].body).toMatchObject({
      title: 'A better shelf',
      summary: 'A shelf',
      content: '<p>Saw it</p>',
      tags: ['oak'],
      status: 'published',
    })
    expect(calls.notify).toHaveBeenLastCalledWith('success', 'Post created successfully', {
      label: 'View post',
      run: expect.any(Function) as () => void,
    })
    await waitFor(async () => expect(await storedDrafts('a')).toEqual([]))
  },
)

test('a deleted post can be restored with the unsaved work', async () => {
  await saveTooLate(true)
  calls.update.mockResolvedValueOnce({ data: { post: { ...POST, title: 'A better shelf' } } })
  press('Restore it and save')
  await waitFor(() => expect(calls.update).toHaveBeenCalledTimes(2))
  expect(calls.restore).toHaveBeenCalledExactlyOnceWith({ ids: ['a'] })
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBe(null))
  expect(screen.queryByRole('dialog')).toBe(null)
})

test('continuing to edit keeps the work, and it can be saved again', async () => {
  await saveTooLate(false)
  press('Continue editing')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Title(?! for)/).value).toBe('A better shelf')
  calls.update.mockRejectedValueOnce(GONE)
  press('Update Post')
  await screen.findByRole('dialog', { name: 'This post was deleted' })
})
