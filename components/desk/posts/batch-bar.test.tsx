// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '@/lib/client/calls/query-client'
import { postSummarySchema } from '@/lib/contract/posts/post'
import { PostsBatchBar } from './batch-bar'
import { OwnApi } from '../kit/whole-contract'

const calls = vi.hoisted(() => ({
  batchStatus: vi.fn(),
  batchHighlight: vi.fn(),
  batchDelete: vi.fn(),
  restore: vi.fn(),
  notify: vi.fn(),
  end: vi.fn(),
}))
vi.mock('@/lib/client/calls/client', () => ({ api: { posts: calls, deleted: calls } }))
vi.mock('@/components/site/frame/notify', () => ({ notify: calls.notify }))

const POSTS = [
  { id: 'draft', status: 'draft' },
  { id: 'plain', status: 'published' },
  { id: 'shining', status: 'published', isHighlighted: true },
].map((fields) => postSummarySchema.parse({ title: fields.id, ...fields }))
const updated = (ids: string[]) => ({
  message: `${ids.length} post(s) updated successfully`,
  updatedCount: ids.length,
  ids,
})

beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset()
})
afterEach(cleanup)

function open(posts = POSTS, isComplete = true) {
  const selection = {
    active: true,
    items: posts,
    has: () => true,
    begin: () => {},
    end: calls.end,
    set: () => {},
    choose: () => {},
  }
  render(
    <QueryClientProvider client={newQueryClient()}>
      <OwnApi value={isComplete}>
        <PostsBatchBar selection={selection} next={{ current: null }} />
      </OwnApi>
    </QueryClientProvider>,
  )
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
async function confirm(name: string, title: string) {
  await userEvent.click(button(name))
  const question = await screen.findByRole('alertdialog', { name: title })
  const text = question.textContent
  await userEvent.click(within(question).getByRole('button', { name }))
  return text
}
async function undo() {
  await waitFor(() => expect(calls.notify).toHaveBeenCalled())
  const [kind, , action] = calls.notify.mock.lastCall ?? []
  expect([kind, action?.label]).toEqual(['success', 'Undo'])
  calls.notify.mockClear()
  action.run()
}

test('drafts are published together after confirmation, and Undo unpublishes only those', async () => {
  calls.batchStatus.mockResolvedValueOnce(updated(['draft'])).mockResolvedValueOnce(updated(['draft']))
  open()
  expect(await confirm('Publish', 'Confirm Publish')).toContain(
    'Are you sure you want to publish 1 post(s)?2 posts are left out: they are published already',
  )
  expect(calls.batchStatus).toHaveBeenCalledExactlyOnceWith({ ids: ['draft'], status: 'published' })
  expect(calls.end).toHaveBeenCalled()
  await undo()
  await waitFor(() => expect(calls.batchStatus).toHaveBeenLastCalledWith({ ids: ['draft'], status: 'draft' }))
})

test('Undo of unpublishing restores publication and highlights, of the changed posts only', async () => {
  calls.batchStatus.mockResolvedValueOnce(updated(['shining'])).mockResolvedValueOnce(updated(['shining']))
  open()
  expect(await confirm('Unpublish', 'Confirm Unpublish')).toContain(
    'Are you sure you want to unpublish 2 post(s)?One post is left out: it is not published',
  )
  expect(calls.batchStatus).toHaveBeenCalledExactlyOnceWith({ ids: ['plain', 'shining'], status: 'draft' })
  await undo()
  await waitFor(() =>
    expect(calls.batchStatus).toHaveBeenLastCalledWith({
      ids: ['shining'],
      status: 'published',
      highlighted: ['shining'],
    }),
  )
  expect(calls.batchHighlight).not.toHaveBeenCalled()
})

test('a batch that fails shows the reason and offers no Undo', async () => {
  calls.batchStatus.mockRejectedValue(new Error('No room'))
  open()
  await confirm('Publish', 'Confirm Publish')
  await waitFor(() => expect(calls.notify.mock.lastCall).toEqual(['error', 'Failed to update posts: No room']))
})

test('Undo of a batch deletion restores all of its posts by one call', async () => {
  calls.batchDelete.mockResolvedValue({ message: '3 post(s) deleted successfully', deletedCount: 3 })
  calls.restore.mockResolvedValue({})
  open()
  await confirm('Delete', 'Confirm Deletion')
  await undo()
  await waitFor(() => expect(calls.restore).toHaveBeenCalledExactlyOnceWith({ ids: ['draft', 'plain', 'shining'] }))
  await waitFor(() => expect(calls.notify).toHaveBeenLastCalledWith('success', '3 post(s) restored successfully'))
})

test('an action that applies to none of the selected posts is disabled with a hint', () => {
  open(POSTS.slice(1))
  expect([button('Publish').disabled, button('Publish').title]).toEqual([true, 'All of them are published already'])
  cleanup()
  open(POSTS.slice(0, 1))
  expect([button('Unpublish').disabled, button('Unpublish').title]).toEqual([true, 'None of them is published'])
  expect([button('Highlight').disabled, button('Highlight').title]).toEqual([true, 'Must be published to highlight'])
})

test('without batch status changes in the API, publishing several posts is not offered', () => {
  open(POSTS, false)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Highlight',
    'Remove Highlight',
    'Delete',
  ])
})
