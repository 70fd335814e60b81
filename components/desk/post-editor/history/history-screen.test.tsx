// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '@/lib/client/calls/query-client'
import { ApiError } from '@/lib/contract/failure'
import { postVersionSchema, versionSummarySchema } from '@/lib/contract/posts/post-version'
import { formatMoment } from '@/lib/format/dates'
import { HistoryScreen } from './history-screen'

const calls = vi.hoisted(() => ({ push: vi.fn(), list: vi.fn(), get: vi.fn(), restore: vi.fn(), notify: vi.fn() }))
vi.mock('@/lib/client/calls/client', () => ({ api: { versions: calls } }))
vi.mock('@/components/site/frame/notify', () => ({ notify: calls.notify }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: calls.push }) }))

const at = (day: number) => `2026-03-0${day}T10:00:00.000Z`
const nameAt = (day: number) => formatMoment(at(day), 'second')
const FULL = [
  {
    saved_at: at(3),
    is_current: true,
    title: 'Ash shelves',
    content: '<h2>Cut</h2><p>Saw the ash board</p>',
    tags: ['ash', 'wall'],
    status: 'published',
  },
  {
    saved_at: at(2),
    title: 'Oak shelves',
    content: '<h2>Cut</h2><p>Saw the oak board</p>',
    tags: ['oak', 'wall'],
    products: [{ product_id: 'p1', name: '' }],
    status: 'draft',
  },
  { saved_at: at(1), title: 'Oak shelves', content: '<p>Begun</p>', tags: [], status: 'draft' },
].map((version) => postVersionSchema.parse({ saved_by: 'admin', summary: 'S', ...version }))
const LIST = FULL.map((version, index) =>
  versionSummarySchema.parse({
    ...version,
    changed: [['title', 'content', 'tags', 'products', 'status'], ['content', 'tags', 'products'], []][index],
  }),
)

beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset()
  calls.list.mockResolvedValue({ data: { versions: LIST } })
  calls.get.mockImplementation(({ version }: { version: string }) =>
    Promise.resolve({ data: { version: FULL.find(({ saved_at }) => saved_at === version) } }),
  )
})
afterEach(cleanup)

async function open() {
  render(
    <QueryClientProvider client={newQueryClient()}>
      <HistoryScreen id="a" />
    </QueryClientProvider>,
  )
  // Loading the screen's own parts takes seconds on a busy machine.
  return screen.findByRole('list', { name: 'Versions' }, { timeout: 10_000 })
}
const show = (day: number) => userEvent.click(screen.getByRole('button', { name: new RegExp(nameAt(day)) }))
const field = async (name: string) => (await screen.findByRole('region', { name })).textContent

test('Back and the breadcrumb lead to the post', async () => {
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(calls.push).toHaveBeenCalledExactlyOnceWith('/admin/post/a')
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(crumbs.getByRole('link', { name: 'Ash shelves' }).getAttribute('href')).toBe('/admin/post/a')
  expect(crumbs.getByRole('heading', { level: 1 }).textContent).toBe('History')
})

test('each version shows when and by whom it was saved and what it changed', async () => {
  const list = await open()
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    `${nameAt(3)}CurrentPublished, Title, Content, Linked Products, Category Tags · admin`,
    `${nameAt(2)}Content, Linked Products, Category Tags · admin`,
    `${nameAt(1)}Earliest version · admin`,
  ])
})

test('the current version is compared with the previous one: content as a diff, fields side by side', async () => {
  await open()
  expect(await field('Content')).toBe('Content## CutSaw the [removed: oak][added: ash] board')
  expect(await field('Category Tags')).toBe('Category TagsBefore[removed: oak]\nwallAfter[added: ash]\nwall')
  expect(await field('Status')).toBe('StatusBeforeDraftAfterPublished')
  expect(await field('Title')).toBe('TitleBefore[removed: Oak] shelvesAfter[added: Ash] shelves')
  expect(await field('Linked Products')).toBe('Linked ProductsBefore[removed: A deleted product (p1)]AfterNothing')
  expect(screen.queryByRole('region', { name: 'Short Summary' })).toBe(null)
})

test('versions of one minute have names of their own, in the list and in the choice of another', async () => {
  const [current, previous, earliest] = LIST
  const near = (second: string) => `2026-03-03T10:00:${second}.000Z`
  const versions = [current, { ...previous, saved_at: near('07') }, { ...earliest, saved_at: near('02') }]
  calls.list.mockResolvedValue({ data: { versions } })
  calls.get.mockResolvedValue({ data: { version: FULL[1] } })
  const list = await open()
  expect(within(list).getByText('Mar 3, 2026, 10:00:07 AM')).toBeTruthy()
  expect(within(list).getByText('Mar 3, 2026, 10:00:02 AM')).toBeTruthy()
  const choice = screen.getByLabelText('Current version, compared with')
  expect([...choice.children].map(({ textContent }) => textContent)).toEqual([
    'Mar 3, 2026, 10:00:07 AM (the previous one): Content, Linked Products, Category Tags',
    'Mar 3, 2026, 10:00:02 AM: Earliest version',
  ])
})

test('any two versions are compared, from the earlier to the later', async () => {
  await open()
  await show(1)
  // The earliest version has no previous one.
  expect(await screen.findByText(`From ${nameAt(1)} to ${nameAt(3)}.`)).toBeTruthy()
  await userEvent.selectOptions(screen.getByLabelText(`${nameAt(1)}, compared with`), at(2))
  expect(await screen.findByText(`From ${nameAt(1)} to ${nameAt(2)}.`)).toBeTruthy()
  expect(await field('Content')).toBe('Content[removed: Begun][added: ## Cut\nSaw the oak board]')
  await show(3)
  await userEvent.selectOptions(screen.getByLabelText('Current version, compared with'), at(1))
  expect(await field('Category Tags')).toBe('Category TagsBeforeNothingAfter[added: ash]\n[added: wall]')
})

test('a version is restored after confirmation, based on the current version shown', async () => {
  calls.restore.mockResolvedValue({})
  await open()
  expect(screen.queryByRole('button', { name: 'Restore this version' })).toBe(null)
  await show(2)
  await userEvent.click(screen.getByRole('button', { name: 'Restore this version' }))
  const question = await screen.findByRole('alertdialog', { name: 'Confirm Restore' })
  expect(question.textContent).toContain('This post is published: visitors will see the restored version.')
  await userEvent.click(within(question).getByRole('button', { name: 'Restore' }))
  await waitFor(() =>
    expect(calls.restore).toHaveBeenCalledExactlyOnceWith({
      params: { id: 'a', version: at(2) },
      body: { updated_at: at(3) },
    }),
  )
  await waitFor(() => expect(calls.notify).toHaveBeenCalledExactlyOnceWith('success', 'Version restored successfully'))
  expect(calls.list.mock.calls.length).toBeGreaterThan(1)
  expect(await screen.findByLabelText('Current version, compared with')).toBeTruthy()
})

test('a restore that is too late shows an error', async () => {
  calls.restore.mockRejectedValue(new ApiError(409, 'This post was saved by admin', 'CONFLICT'))
  await open()
  await show(2)
  await userEvent.click(screen.getByRole('button', { name: 'Restore this version' }))
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Restore' }))
  await waitFor(() =>
    expect(calls.notify).toHaveBeenCalledWith('error', 'Failed to restore version: This post was saved by admin'),
  )
})

test('a post without earlier versions has a message', async () => {
  calls.list.mockResolvedValue({ data: { versions: LIST.slice(0, 1) } })
  await open()
  expect(screen.getByText('There are no earlier versions yet: each save keeps the one before it.')).toBeTruthy()
})

test('versions that fail to load show the reason and a retry', async () => {
  calls.list.mockRejectedValueOnce(new ApiError(410, 'This post was deleted'))
  render(
    <QueryClientProvider client={newQueryClient()}>
      <HistoryScreen id="a" />
    </QueryClientProvider>,
  )
  expect((await screen.findByRole('alert')).textContent).toContain('This post was deleted')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('list', { name: 'Versions' })
})
