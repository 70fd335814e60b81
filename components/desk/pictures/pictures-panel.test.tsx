// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '@/lib/client/calls/query-client'
import type { LibraryPicture } from '@/lib/contract/pictures/picture-calls'
import { PicturesPanel } from './pictures-panel'

const pictures = vi.hoisted(() => ({
  list: vi.fn(),
  describe: vi.fn(),
  remove: vi.fn(),
  restore: vi.fn(),
  replace: vi.fn(),
  undoReplace: vi.fn(),
}))
const notify = vi.hoisted(() => vi.fn())
vi.mock('@/lib/client/calls/client', () => ({ api: { pictures } }))
vi.mock('@/components/site/frame/notify', () => ({ notify }))
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(window.location.search) }))

const DAY = 86_400_000
const picture = (name: string, more: Partial<LibraryPicture> = {}): LibraryPicture => ({
  name,
  url: `/uploads/${name}.webp`,
  width: 1_600,
  height: 900,
  size: 412_300,
  alt: name,
  uploaded_at: new Date(Date.now() - 3 * DAY).toISOString(),
  removed_at: null,
  uses: [],
  use_count: 0,
  past_count: 0,
  ...more,
})
const SPARE = picture('Spare')
const USED = picture('Used', { use_count: 12, uses: [{ place: 'preview', id: '7', title: 'Oak wall' }] })
const PAST = picture('Past', { alt: null, past_count: 2 })

function open(...listed: LibraryPicture[]) {
  const counts = { all: 3, used: 1, unused: 2, no_alt: 1, removed: 0 }
  const pagination = { page: 1, total: listed.length, total_pages: 1 }
  pictures.list.mockResolvedValue({ data: { pictures: listed, pagination, counts } })
  Element.prototype.scrollIntoView = vi.fn()
  window.history.replaceState(null, '', '/admin?tab=pictures')
  render(
    <QueryClientProvider client={newQueryClient()}>
      <PicturesPanel />
    </QueryClientProvider>,
  )
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const undoOf = () => notify.mock.calls.at(-1)?.[2] as { label: string; run: () => void }

beforeEach(() => {
  pictures.restore.mockResolvedValue({ message: '1 picture restored', restoredCount: 1 })
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  window.history.replaceState(null, '', '/')
})

test('a picture shows its size, weight, age and use', async () => {
  open(SPARE, USED, PAST)
  const items = await screen.findAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual([
    'Spare1,600 × 900, 412 KB, 3 days oldUnused',
    'Used1,600 × 900, 412 KB, 3 days oldUsed in 12 places',
    'Picture of 1600 × 9001,600 × 900, 412 KB, 3 days oldOnly in earlier versions',
  ])
})

test('the filter is in the address and in the request', async () => {
  open(SPARE)
  fireEvent.click(await screen.findByRole('button', { name: /^Unused/ }))
  expect(window.location.search).toBe('?tab=pictures&filter=unused')
  await waitFor(() =>
    expect(pictures.list).toHaveBeenLastCalledWith(expect.objectContaining({ filter: 'unused' }), expect.anything()),
  )
})

test('the details link to the places that show a picture, and store its alt text', async () => {
  pictures.describe.mockResolvedValue({ message: 'Alt text saved' })
  open(USED)
  fireEvent.click(await screen.findByRole('button', { name: 'Used' }))
  const dialog = await screen.findByRole('dialog', { name: 'Picture' })
  expect(within(dialog).getByRole('link', { name: 'Oak wall' }).getAttribute('href')).toBe('/admin/post/7')
  expect(within(dialog).getByText('and 11 more')).toBeTruthy()
  expect(within(dialog).queryByRole('button', { name: 'Remove' })).toBeNull()
  fireEvent.change(screen.getByLabelText('Default alt text'), { target: { value: 'Oak' } })
  press('Save')
  await waitFor(() => expect(notify).toHaveBeenCalledWith('success', 'Alt text saved'))
  expect(pictures.describe).toHaveBeenCalledWith({ params: { name: 'Used' }, body: { alt: 'Oak' } })
})

test('unused pictures of a selection are removed, and restored from the toast', async () => {
  pictures.remove.mockResolvedValue({ message: '2 pictures removed', removedNames: ['Spare', 'Past'], usedNames: [] })
  open(SPARE, USED, PAST)
  await screen.findAllByRole('listitem')
  press('Select Pictures')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  expect(screen.getByText('1 in use')).toBeTruthy()
  press('Remove unused')
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog.textContent).toContain('remove 2 pictures? They can be restored for 30 days.')
  expect(dialog.textContent).toContain('Earlier versions or deleted posts show 1 of them')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(notify).toHaveBeenCalled())
  expect(pictures.remove).toHaveBeenCalledWith({ names: ['Spare', 'Past'] })
  undoOf().run()
  await waitFor(() => expect(pictures.restore).toHaveBeenCalledWith({ names: ['Spare', 'Past'] }))
})

test('a removal that fails says why', async () => {
  pictures.remove.mockRejectedValue(new Error('The site could not be reached'))
  open(SPARE)
  fireEvent.click(await screen.findByRole('button', { name: 'Spare' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }))
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
  await waitFor(() =>
    expect(notify).toHaveBeenCalledWith('error', 'Failed to remove pictures: The site could not be reached'),
  )
})

test('a picture is replaced by another after a dry run, with undo', async () => {
  const replaced = [{ place: 'preview', id: '7', title: 'Oak wall', at: [0] }]
  pictures.replace.mockResolvedValue({ message: 'Picture replaced in 1 place', data: { replaced } })
  pictures.undoReplace.mockResolvedValue({ message: 'Picture restored in 1 place' })
  open(USED, SPARE)
  fireEvent.click(await screen.findByRole('button', { name: 'Used' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Replace everywhere...' }))
  const choice = await screen.findByRole('dialog', { name: 'Replace with which picture?' })
  fireEvent.click(await within(choice).findByRole('button', { name: 'Spare' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Replace in 1 place' }))
  await waitFor(() => expect(notify).toHaveBeenCalled())
  expect(pictures.replace.mock.calls.map(([input]) => input)).toEqual([
    { params: { name: 'Used' }, body: { by: 'Spare', dry_run: true } },
    { params: { name: 'Used' }, body: { by: 'Spare' } },
  ])
  undoOf().run()
  await waitFor(() =>
    expect(pictures.undoReplace).toHaveBeenCalledWith({
      params: { name: 'Used' },
      body: { by: 'Spare', places: [{ place: 'preview', id: '7', at: [0] }] },
    }),
  )
})

test('an empty library says how pictures get there', async () => {
  open()
  expect(await screen.findByRole('heading', { name: 'No pictures yet' })).toBeTruthy()
})
