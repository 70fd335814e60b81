// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '@/lib/client/calls/query-client'
import { postSchema, postSummarySchema, type PostSummary } from '@/lib/contract/posts/post'
import { OwnApi } from '../kit/whole-contract'
import { usePostActions } from './admin-post-row'

const calls = vi.hoisted(() => ({
  update: vi.fn(),
  remove: vi.fn(),
  restore: vi.fn(),
  get: vi.fn(),
  create: vi.fn(),
  notify: vi.fn(),
  push: vi.fn(),
}))
vi.mock('@/lib/client/calls/client', () => ({ api: { posts: calls, deleted: { restore: calls.restore } } }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: calls.push }) }))
vi.mock('@/components/site/frame/notify', () => ({ notify: calls.notify }))

beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset()
  calls.update.mockResolvedValue({})
  calls.remove.mockResolvedValue({})
  calls.restore.mockResolvedValue({})
})

function actionsOn(fields: Partial<PostSummary>, deleted = false) {
  const client = newQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <OwnApi value={deleted}>{children}</OwnApi>
    </QueryClientProvider>
  )
  return renderHook(() => usePostActions(postSummarySchema.parse({ id: 'a', title: 'A', ...fields })), { wrapper })
    .result
}

test('pressing a button twice acts once', async () => {
  const actions = actionsOn({ status: 'draft' })
  await act(async () => {
    await Promise.all([actions.current.publish(), actions.current.publish(), actions.current.remove()])
  })
  expect(calls.update).toHaveBeenCalledExactlyOnceWith({ params: { id: 'a' }, body: { status: 'published' } })
  expect(calls.remove).not.toHaveBeenCalled()
  expect(calls.notify).toHaveBeenCalledOnce()
})

test('Undo of unpublishing restores the highlight', async () => {
  const actions = actionsOn({ status: 'published', isHighlighted: true })
  await act(() => actions.current.unpublish())
  const [kind, text, undo] = calls.notify.mock.lastCall ?? []
  expect([kind, text, undo.label]).toEqual(['success', 'Post updated successfully', 'Undo'])
  act(() => undo.run())
  await waitFor(() => expect(calls.update).toHaveBeenCalledTimes(2))
  expect(calls.update.mock.lastCall).toEqual([
    { params: { id: 'a' }, body: { status: 'published', isHighlighted: true } },
  ])
  await waitFor(() => expect(calls.notify.mock.lastCall).toEqual(['success', 'Post updated successfully']))
})

test('a deletion has an Undo if the API restores posts', async () => {
  const actions = actionsOn({ status: 'draft' }, true)
  await act(() => actions.current.remove())
  const [kind, text, undo] = calls.notify.mock.lastCall ?? []
  expect([kind, text, undo.label]).toEqual(['success', 'Post deleted successfully', 'Undo'])
  act(() => undo.run())
  await waitFor(() => expect(calls.notify).toHaveBeenLastCalledWith('success', 'Post restored successfully'))
  expect(calls.restore).toHaveBeenCalledExactlyOnceWith({ ids: ['a'] })
})

test('a deletion has no Undo if the API does not restore posts', async () => {
  const actions = actionsOn({ status: 'draft' })
  await act(() => actions.current.remove())
  expect(calls.notify.mock.lastCall).toEqual(['success', 'Post deleted successfully', undefined])
})

test('a post is duplicated as a draft, and the toast links to it', async () => {
  calls.get.mockResolvedValue({
    data: { post: postSchema.parse({ id: 'a', title: 'A', summary: 'S', content: '<p>x</p>', status: 'published' }) },
  })
  calls.create.mockResolvedValue({ data: { post: { id: 'b' } } })
  const actions = actionsOn({ status: 'published' })
  await act(() => actions.current.duplicate())
  expect(calls.create.mock.lastCall?.[0].body).toMatchObject({
    title: 'A (copy)',
    summary: 'S',
    content: '<p>x</p>',
    status: 'draft',
  })
  const [kind, text, edit] = calls.notify.mock.lastCall ?? []
  expect([kind, text, edit.label]).toEqual(['success', 'Post duplicated as a draft', 'Edit'])
  edit.run()
  expect(calls.push).toHaveBeenCalledExactlyOnceWith('/admin/post/b')
  calls.get.mockRejectedValue(new Error('Gone'))
  await act(() => actions.current.duplicate())
  expect(calls.notify.mock.lastCall).toEqual(['error', 'Failed to duplicate post: Gone'])
})

test('error toasts name the failed action and the reason', async () => {
  calls.update.mockRejectedValue(new Error('No room'))
  calls.remove.mockRejectedValue(new Error(''))
  const actions = actionsOn({ status: 'published' })
  await act(() => actions.current.highlight())
  expect(calls.notify.mock.lastCall).toEqual(['error', 'Failed to update post: No room'])
  await act(() => actions.current.remove())
  expect(calls.notify.mock.lastCall).toEqual(['error', 'Failed to delete post: Unknown error'])
})
