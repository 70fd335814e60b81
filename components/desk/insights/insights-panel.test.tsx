// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '@/lib/client/calls/query-client'
import type { Idea, Insights } from '@/lib/contract/insights/insights'
import { InsightsPanel } from './insights-panel'

const insights = vi.hoisted(() => ({ read: vi.fn(), ideas: vi.fn(), exportCsv: vi.fn() }))
vi.mock('@/lib/client/calls/client', () => ({ api: { insights } }))
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(window.location.search) }))

const NOTHING = { views: 0, clicks: 0, saves: 0, searches: 0, empty_searches: 0 }
const DATA: Insights = {
  counts: true,
  since: '2026-03-01',
  days: [
    { ...NOTHING, day: '2026-03-01', views: 30 },
    { ...NOTHING, day: '2026-03-02', views: 70, clicks: 4 },
  ],
  totals: { ...NOTHING, views: 100, clicks: 4 },
  before: null,
  posts: [{ id: 'p1', title: 'Oak shelves', views: 100, clicks: 4, saves: 0, before: null }],
  rising: [],
  fading: [],
  unclicked: [],
  products: [{ id: 'a', name: 'Saw', shop: 'shop.example', clicks: 4, saves: 0, before: null }],
  shops: [{ shop: 'shop.example', products: 1, clicks: 4 }],
  places: [{ place: 'panel', clicks: 4 }],
  searches: [],
}
const IDEAS: Idea[] = [
  { kind: 'unclicked-search', subject: 'gutter guard', id: null, count: 7, since: null },
  { kind: 'stale-price', subject: 'Saw', id: 'a', count: 4, since: '2026-01-02T10:00:00.000Z' },
]

function open(data: Partial<Insights> = {}, ideas: Idea[] = []) {
  insights.read.mockResolvedValue({ data: { ...DATA, ...data } })
  insights.ideas.mockResolvedValue({ data: { ideas } })
  render(
    <QueryClientProvider client={newQueryClient()}>
      <InsightsPanel />
    </QueryClientProvider>,
  )
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {}
  window.history.replaceState(null, '', '/admin?tab=insights')
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  window.history.replaceState(null, '', '/')
})

test('totals, their days and the table behind them are shown, and the table is in the URL', async () => {
  open()
  expect(await screen.findByText('4.0 per 100 views')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Views of posts by day' })).toBeTruthy()
  expect(screen.getByText('Most on March 2, 2026: 70')).toBeTruthy()
  const row = within(screen.getByRole('region', { name: 'Posts' })).getByRole('row', { name: /Oak shelves/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['100', '4', '0'])
  fireEvent.click(screen.getByRole('button', { name: /^Places/ }))
  expect(screen.getByRole('region', { name: 'Places' }).textContent).toContain('Featured Products beside a post')
  expect(window.location.search).toBe('?tab=insights&table=places')
  fireEvent.click(screen.getByRole('button', { name: /^Rising/ }))
  expect(screen.getByText(/need counts of a whole period before/)).toBeTruthy()
})

test('a site on which nothing was counted says so, and why if counting is switched off', async () => {
  open({ since: null, counts: false })
  expect(await screen.findByText(/Nothing has been counted yet/)).toBeTruthy()
  expect(screen.getByText(/switched off in the settings of the site/)).toBeTruthy()
  expect(await screen.findByText(/Nothing stands out/)).toBeTruthy()
})

test('each idea leads to what to do about it', async () => {
  open({}, IDEAS)
  const draft = await screen.findByRole('link', { name: 'Start a draft' })
  expect(draft.getAttribute('href')).toBe('/admin/post/create?title=gutter+guard')
  expect(screen.getByRole('link', { name: 'Read again' }).getAttribute('href')).toBe('/admin/product/a?reread=1')
  expect(screen.getByText('4 clicks, price checked on January 2, 2026')).toBeTruthy()
})
