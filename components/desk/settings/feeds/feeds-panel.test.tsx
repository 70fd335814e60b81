// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '@/lib/client/calls/query-client'
import { ApiError } from '@/lib/contract/failure'
import { FeedsPanel } from './feeds-panel'

const feeds = vi.hoisted(() => ({
  ...{ list: vi.fn(), save: vi.fn(), remove: vi.fn(), check: vi.fn(), sendPart: vi.fn() },
  ...{ step: vi.fn(), answerMatch: vi.fn() },
}))
const notify = vi.hoisted(() => vi.fn())
const address = vi.hoisted(() => ({ query: '' }))
vi.mock('@/lib/client/calls/client', () => ({ api: { feeds } }))
vi.mock('@/components/site/frame/notify', () => ({ notify }))
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(address.query) }))

const RUN = {
  ...{ id: 'r', state: 'done', started_at: '2026-03-04T10:00:00Z', finished_at: '2026-03-04T10:05:00Z' },
  ...{ read: 1200, wrong: 1, new: 3, changed: 40, gone: 0, missing: 0, moved: 0, reason: null },
}
const FEED = {
  ...{
    id: 'f',
    name: 'Tools',
    address: 'https://shop.example/feed.xml',
    has_secret: true,
    form: 'google',
    columns: {},
  },
  ...{ currency: 'USD', shop: null, hours: 12, paused: false, state: 'idle', runs: [RUN] },
  ...{ next_run_at: '2026-03-04T22:00:00Z', rows: 1199, products: 12 },
  wrong_rows: [{ row: 7, reason: 'Price “soon” is not an amount' }],
}
const CHECK = {
  ...{ form: 'google', columns: [], read: 2, wrong: 1, new: 1, changed: 1, complete: true },
  wrong_rows: [{ row: 3, reason: 'It has no name' }],
  changes: [
    { row: 2, name: 'Saw', product_id: 'saw', price: 8, was: 10, currency: 'USD', availability: 'out_of_stock' },
  ],
}

let matches: object[] = []
function open(query: string, ...list: object[]) {
  address.query = query
  feeds.list.mockResolvedValue({ data: { feeds: list, matches } })
  render(
    <QueryClientProvider client={newQueryClient()}>
      <FeedsPanel />
    </QueryClientProvider>,
  )
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  matches = []
  feeds.check.mockResolvedValue({ data: { check: CHECK } })
  feeds.save.mockResolvedValue({ message: 'Feed saved' })
  feeds.step.mockResolvedValue({ message: 'It is read now', data: { feed: FEED } })
})
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
  window.history.replaceState(null, '', '/')
})

test('feeds say what they do, hold and when they are read; one has an address of its own', async () => {
  const run = { ...RUN, state: 'running', read: 300, started_at: null, finished_at: null }
  open('', FEED, { ...FEED, id: 'g', name: 'Lamps', state: 'running', runs: [run] })
  const list = await screen.findByRole('list', { name: 'Product feeds' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'ToolsUp to date · 1,199 rows, 12 products from it · last read Mar 4, 2026, 10:05 AM · next Mar 4, 2026, 10:00 PMOpen',
    'LampsReading, 300 rows so far · 1,199 rows, 12 products from itOpen',
  ])
  press('Open Tools')
  expect(window.location.search).toBe('?tab=feeds&feed=f')
})

const NEW = { ...FEED, paused: true, runs: [], wrong_rows: [], form: null }

test('a new feed is saved paused, and has an address of its own', async () => {
  open('feed=new')
  type('Name', 'Tools')
  press('Add feed')
  expect((await screen.findByRole('alert')).textContent).toBe('Address must be an http or https address')
  expect(feeds.save).not.toHaveBeenCalled()
  type('Address', 'https://shop.example/feed.xml')
  type('User name (optional)', 'me')
  type('Password or key (optional)', 'secret')
  press('Add feed')
  await waitFor(() => expect(feeds.save).toHaveBeenCalledOnce())
  const [{ params, body }] = feeds.save.mock.calls[0] ?? []
  expect(body).toEqual({
    ...{ name: 'Tools', address: 'https://shop.example/feed.xml', columns: {}, currency: 'USD', shop: null },
    ...{ secret: { user: 'me', password: 'secret' }, hours: 12, paused: true },
  })
  await waitFor(() => expect(window.location.search).toBe(`?tab=feeds&feed=${params.feed_id}`))
})

test('a feed is read for the first time only after a check', async () => {
  open('feed=f', NEW)
  await screen.findByText(/^Not read yet/)
  expect((screen.getByLabelText('Read it') as HTMLSelectElement).value).toBe('12')
  expect(screen.queryByRole('button', { name: /Read it now|Resume|Run now/ })).toBeNull()
  press('Check the feed')
  await screen.findByText('Recognized as Google Merchant. Nothing is stored yet.')
  expect(feeds.check).toHaveBeenCalledExactlyOnceWith({ feed_id: 'f' })
  expect(screen.getByRole('list', { name: 'Wrong rows' }).textContent).toBe('Row 3It has no name')
  expect(screen.getByRole('list', { name: 'What would change' }).textContent).toBe('Saw$10.00 → $8.00 Out of stock')
  press('Read it now')
  await waitFor(() => expect(feeds.step).toHaveBeenCalledExactlyOnceWith({ feed_id: 'f', step: 'run' }))
  expect(screen.queryByRole('button', { name: 'Read it now' })).toBeNull()
})

test('columns of an unknown form are chosen, beginning with what they seem to hold', async () => {
  const name = { name: 'Produkt', samples: ['Saw'], field: null as string | null }
  const link = { name: 'Link', samples: ['https://shop.example/saw'], field: 'product_url' }
  const check = { ...CHECK, form: null, columns: [name, link] }
  feeds.check.mockResolvedValueOnce({ data: { check } })
  open('feed=f', NEW)
  fireEvent.click(await screen.findByRole('button', { name: 'Check the feed' }))
  const field = await screen.findByLabelText('Name (required)')
  expect((screen.getByLabelText('Address in the shop (required)') as HTMLSelectElement).value).toBe('Link')
  expect(screen.queryByRole('button', { name: 'Read it now' })).toBeNull()
  fireEvent.change(field, { target: { value: 'Produkt' } })
  expect(screen.queryByRole('button', { name: 'Read it now' })).toBeNull()
  feeds.check.mockResolvedValueOnce({ data: { check: { ...check, columns: [{ ...name, field: 'name' }, link] } } })
  press('Check the feed')
  await screen.findByRole('button', { name: 'Read it now' })
  expect(feeds.save.mock.calls[0]?.[0]).toMatchObject({
    params: { feed_id: 'f' },
    body: { name: 'Tools', paused: true, columns: { name: 'Produkt', product_url: 'Link' } },
  })
  press('Check the feed')
  await waitFor(() => expect(feeds.check).toHaveBeenCalledTimes(3))
  expect(feeds.save).toHaveBeenCalledOnce()
})

test('a file is sent and checked once it is chosen; a check that fails sends it once', async () => {
  feeds.sendPart.mockResolvedValue({ received: 3 })
  feeds.check.mockRejectedValueOnce(new ApiError(422, 'This is a page, not a feed'))
  open('feed=f', { ...NEW, address: null })
  fireEvent.change(await screen.findByLabelText('File of the feed'), {
    target: { files: [new File(['a,b'], 'tools.csv')] },
  })
  expect((await screen.findByRole('alert')).textContent).toBe('This is a page, not a feed')
  expect(screen.queryByLabelText('Read it')).toBeNull()
  press('Check the feed')
  fireEvent.click(await screen.findByRole('button', { name: 'Read it now' }))
  await waitFor(() => expect(feeds.step).toHaveBeenCalledExactlyOnceWith({ feed_id: 'f', step: 'run' }))
  expect(feeds.sendPart).toHaveBeenCalledExactlyOnceWith({
    ...{ feed_id: 'f', offset: '0', size: '3' },
    part: expect.any(File),
  })
})

test('a feed keeps its stored password unless another is typed', async () => {
  open('feed=f', FEED)
  type('Name', await screen.findByLabelText('Name').then(() => 'Better tools'))
  press('Save feed')
  await waitFor(() => expect(feeds.save).toHaveBeenCalledOnce())
  expect(feeds.save.mock.calls[0]?.[0].body).not.toHaveProperty('secret')
})

test('what is typed without a user name is a key', async () => {
  open('feed=f', FEED)
  type('Password or key (optional)', await screen.findByLabelText('Name').then(() => 'abc'))
  press('Save feed')
  await waitFor(() => expect(feeds.save.mock.calls[0]?.[0].body).toMatchObject({ secret: { key: 'abc' } }))
})

test('a held run says what happened and asks; its wrong rows are listed', async () => {
  const held = { ...RUN, state: 'held', missing: 700, reason: 'More than half of its rows are missing.' }
  open('feed=f', { ...FEED, state: 'held', runs: [held] })
  await screen.findByText(/Needs your review: More than half of its rows are missing. Nothing has been changed./)
  expect(screen.getByRole('list', { name: 'Last runs' }).textContent).toContain(
    '1,200 read, 3 new, 40 changed, 700 missing',
  )
  expect(screen.queryByRole('button', { name: 'Run now' })).toBeNull()
  expect((await screen.findByRole('list', { name: 'Wrong rows of the last run' })).textContent).toContain('Row 7')
  press('Discard')
  await waitFor(() => expect(notify).toHaveBeenCalledWith('success', 'It is read now'))
  expect(feeds.step).toHaveBeenCalledExactlyOnceWith({ feed_id: 'f', step: 'discard' })
})

test('a match is accepted or declined', async () => {
  const product = { name: 'Saw' }
  const row = { name: 'Panel saw', shop: 'Shop', price: 9, currency: 'USD' }
  matches = [{ id: 'm', by: 'gtin', product, row }]
  feeds.answerMatch.mockResolvedValue({ message: 'Accepted' })
  open('')
  expect((await screen.findByRole('list', { name: 'Offered matches' })).textContent).toContain(
    'SawPanel saw · Shop · $9.00 · the same GTIN',
  )
  press('Accept for Saw')
  await waitFor(() => expect(notify).toHaveBeenCalledWith('success', 'Accepted'))
  expect(feeds.answerMatch).toHaveBeenCalledExactlyOnceWith({ match_id: 'm', accept: true })
})

test('the address of a feed that is gone shows the others', async () => {
  open('feed=gone', FEED)
  expect((await screen.findByRole('list', { name: 'Product feeds' })).textContent).toContain('Tools')
})
