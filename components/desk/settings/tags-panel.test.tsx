// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '@/lib/client/calls/query-client'
import { TagsPanel } from './tags-panel'

const calls = vi.hoisted(() => ({
  list: vi.fn(),
  rename: vi.fn(),
  remove: vi.fn(),
  batchLabel: vi.fn(),
  undoRename: vi.fn(),
  notify: vi.fn(),
}))
vi.mock('@/lib/client/calls/client', () => ({ api: { tags: calls } }))
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(window.location.search) }))
vi.mock('@/components/site/frame/notify', () => ({ notify: calls.notify }))

beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset()
  calls.batchLabel.mockResolvedValue({})
  calls.list.mockResolvedValue({
    data: {
      tags: [
        { tag: 'paint', posts: 3, drafts: 1 },
        { tag: 'Power Tools', posts: 1, drafts: 0 },
        { tag: 'power-tool', posts: 2, drafts: 2 },
      ],
    },
  })
})
afterEach(() => {
  cleanup()
  window.history.replaceState(null, '', '/')
})

async function open() {
  render(
    <QueryClientProvider client={newQueryClient()}>
      <TagsPanel />
    </QueryClientProvider>,
  )
  await screen.findByRole('list', { name: 'Tags' })
}
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
async function undo() {
  await waitFor(() => expect(calls.notify).toHaveBeenCalled())
  const [kind, , action] = calls.notify.mock.lastCall ?? []
  expect([kind, action?.label]).toEqual(['success', 'Undo'])
  action.run()
}

test('twenty tags are on a page, and a search begins with its first one', async () => {
  Element.prototype.scrollIntoView = vi.fn()
  const tags = Array.from({ length: 45 }, (_, at) => ({
    tag: `wood ${String(at).padStart(2, '0')}`,
    posts: 1,
    drafts: 0,
  }))
  calls.list.mockResolvedValue({ data: { tags } })
  await open()
  expect(rows()).toHaveLength(20)
  for (const _ of [2, 3]) fireEvent.click(screen.getByRole('link', { name: 'Next' }))
  expect(rows()).toHaveLength(5)
  await userEvent.type(screen.getByRole('searchbox'), 'wood 0{Enter}')
  expect(rows()[0]).toBe('wood 001 post')
})

test('tags are listed with their counts; other spellings are pointed out, and come first', async () => {
  await open()
  expect(rows()).toEqual([
    'Power Tools1 post · looks like “power-tool”',
    'power-tool2 posts, 2 of them drafts · looks like “Power Tools”',
    'paint3 posts, 1 of them a draft',
  ])
  await userEvent.type(screen.getByRole('searchbox'), 'powert{Enter}')
  expect(rows()).toHaveLength(2)
  expect(screen.getByRole('status').textContent).toBe('2 tags')
  await userEvent.type(screen.getByRole('searchbox'), 'x{Enter}')
  expect(screen.getByText('No tag matches “powertx”.')).toBeTruthy()
})

test('a tag is merged into its other spelling, and Undo gives each post what it had', async () => {
  calls.rename.mockResolvedValue({ message: 'Done', ids: ['a', 'b'], mergedIds: ['b'] })
  await open()
  await press('Merge power-tool into Power Tools')
  const dialog = await screen.findByRole('dialog', { name: 'Rename “power-tool”' })
  expect(within(dialog).getByRole('status').textContent).toBe(
    'There is a tag “Power Tools” already: the two become one.',
  )
  await press('Merge')
  expect(calls.rename).toHaveBeenCalledExactlyOnceWith({ from: 'power-tool', to: 'Power Tools' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await undo()
  await waitFor(() =>
    expect(calls.undoRename).toHaveBeenCalledExactlyOnceWith({
      from: 'power-tool',
      to: 'Power Tools',
      ids: ['a', 'b'],
      mergedIds: ['b'],
    }),
  )
  expect(calls.batchLabel).not.toHaveBeenCalled()
})

test('a failed renaming keeps the dialog, with the reason in a toast', async () => {
  calls.rename.mockRejectedValue(new Error('No post has this tag'))
  await open()
  await press('Rename paint')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('New name')))
  await userEvent.clear(screen.getByLabelText('New name'))
  await userEvent.type(screen.getByLabelText('New name'), 'paints{Enter}')
  await waitFor(() =>
    expect(calls.notify).toHaveBeenCalledExactlyOnceWith('error', 'Failed to update posts: No post has this tag'),
  )
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('a tag is removed after confirmation, with Undo', async () => {
  calls.remove.mockResolvedValue({ message: 'Done', ids: ['a'] })
  await open()
  await press('Remove paint')
  const question = await screen.findByRole('alertdialog', { name: 'Remove this tag?' })
  expect(question.textContent).toContain('“paint” is removed from 3 posts.')
  await userEvent.click(within(question).getByRole('button', { name: 'Remove' }))
  expect(calls.remove).toHaveBeenCalledExactlyOnceWith({ tag: 'paint' })
  await undo()
  await waitFor(() =>
    expect(calls.batchLabel).toHaveBeenCalledExactlyOnceWith({ ids: ['a'], tag: 'paint', remove: false }),
  )
})
