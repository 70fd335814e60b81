// @vitest-environment jsdom
import { Tooltip } from '@base-ui/react/tooltip'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '@/lib/client/calls/query-client'
import { catalogItemSchema } from '@/lib/contract/products/catalog'
import { ProductsPanel } from './products-panel'

const catalog = vi.hoisted(() => ({
  list: vi.fn(),
  batchDelete: vi.fn(),
  batchRestore: vi.fn(),
  seePrice: vi.fn(),
  setGone: vi.fn(),
  suggest: vi.fn(),
}))
const notify = vi.hoisted(() => vi.fn())
vi.mock('@/lib/client/calls/client', () => ({ api: { catalog } }))
vi.mock('@/components/site/frame/notify', () => ({ notify }))
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(window.location.search) }))

const DAY = 86_400_000
const item = (name: string, more: object) =>
  catalogItemSchema.parse({
    product_id: name,
    name,
    price: 10,
    currency: 'USD',
    product_url: `https://www.shop.example/${name}`,
    corrected: [],
    ...more,
  })
const PRODUCTS = [
  item('Awl', {
    posts: 0,
    price_at: new Date(Date.now() - 45 * DAY).toISOString(),
    corrected: ['name'],
    availability: 'out_of_stock',
  }),
  item('Saw', { posts: 3, price_at: new Date().toISOString() }),
]
const counts = { all: 2, unused: 1, stale_price: 1, out_of_stock: 1, no_picture: 2, corrected: 1 }

function open(query = '') {
  Element.prototype.scrollIntoView = vi.fn()
  window.history.replaceState(null, '', `/admin?tab=products${query}`)
  render(
    <QueryClientProvider client={newQueryClient()}>
      <Tooltip.Provider>
        <div role="tabpanel" tabIndex={-1}>
          <ProductsPanel />
        </div>
      </Tooltip.Provider>
    </QueryClientProvider>,
  )
}

beforeEach(() => {
  catalog.list.mockResolvedValue({
    data: { products: PRODUCTS, pagination: { page: 1, total: 2, total_pages: 1 }, counts },
  })
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  window.history.replaceState(null, '', '/')
})

test('a product shows its shop, its price with age, its usage and its state', async () => {
  open()
  const [awl, saw] = await screen.findAllByRole('listitem')
  expect(awl?.textContent).toContain('shop.example$10.00 45 days oldUnusedOut of stockCorrected by hand')
  expect(saw?.textContent).toContain('shop.example$10.00 todayIn 3 posts')
  expect(screen.getByRole('button', { name: /^Unused/ }).textContent).toBe('Unused1')
})

test('filter and search are in the URL and in the request', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: /^Unused/ }))
  expect(window.location.search).toBe('?tab=products&filter=unused')
  await waitFor(() =>
    expect(catalog.list).toHaveBeenLastCalledWith(expect.objectContaining({ filter: 'unused' }), expect.anything()),
  )
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'awl' } })
  fireEvent.submit(screen.getByRole('search'))
  await waitFor(() =>
    expect(catalog.list).toHaveBeenLastCalledWith(
      { filter: 'unused', q: 'awl', sort: undefined, page: 1 },
      expect.anything(),
    ),
  )
})

test('what needs attention says why where the row does not, each with the one act that ends it', async () => {
  const need = (kind: string, was: number | null = null) => ({ need: { kind, was, since: '2026-03-04T08:00:00Z' } })
  const products = [
    item('Awl', need('vanished')),
    item('Drill', { ...need('out_of_stock'), availability: 'out_of_stock' }),
    item('Saw', { ...need('price_moved', 10), price: 12 }),
    item('Vise', { ...need('price_moved', 10), price: 8 }),
  ]
  catalog.list.mockResolvedValue({
    data: { products, pagination: { page: 1, total: 4, total_pages: 1 }, counts: { attention: 4, price_moved: 2 } },
  })
  catalog.seePrice.mockResolvedValue({ message: 'Seen' })
  catalog.setGone.mockResolvedValue({ message: 'Marked' })
  catalog.suggest.mockResolvedValue({ data: { products: [] } })
  open('&filter=attention')
  const rows = await screen.findAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent?.replace(/^.*Unused|More$/g, ''))).toEqual([
    'No longer in its feed on March 4, 2026No longer available...',
    'Out of stockChoose a replacement...',
    'Price rose by 20%, from $10.00Mark as seen',
    'Price fell by 20%, from $10.00Mark as seen',
  ])
  expect(screen.getByRole('group', { name: 'What needs attention' }).textContent).toBe('Price changed2')
  fireEvent.click(screen.getByRole('button', { name: 'Mark as seen: Saw' }))
  await waitFor(() => expect(notify).toHaveBeenCalledWith('success', 'Seen'))
  expect(catalog.seePrice).toHaveBeenCalledExactlyOnceWith({ product_id: 'Saw' })
  fireEvent.click(screen.getByRole('button', { name: /^No longer available/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Without a replacement' }))
  await waitFor(() => expect(notify).toHaveBeenCalledWith('success', 'Marked'))
  const body = { is_gone: true, replacement_id: null }
  expect(catalog.setGone).toHaveBeenCalledExactlyOnceWith({ params: { product_id: 'Awl' }, body })
})

test('unused products of the selection are deleted, and restored from the toast', async () => {
  catalog.batchDelete.mockResolvedValue({ message: '1 product deleted', deletedCount: 1, usedIds: [] })
  catalog.batchRestore.mockResolvedValue({ message: '1 product restored', restoredCount: 1 })
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Select Products' }))
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
  expect(screen.getByRole('group', { name: 'Selected products' }).textContent).toContain('2 selected1 in use')
  fireEvent.click(screen.getByRole('button', { name: 'Delete unused' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog.textContent).toContain('Are you sure you want to delete 1 product that no post features?')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() =>
    expect(notify).toHaveBeenCalledWith('success', '1 product deleted', expect.objectContaining({ label: 'Undo' })),
  )
  expect(catalog.batchDelete).toHaveBeenCalledExactlyOnceWith({ ids: ['Awl'] })
  notify.mock.calls[0]?.[2].run()
  await waitFor(() => expect(notify).toHaveBeenLastCalledWith('success', '1 product restored'))
  expect(catalog.batchRestore).toHaveBeenCalledExactlyOnceWith({ ids: ['Awl'] })
})

test('a product that posts feature is not deleted', async () => {
  open()
  const [, saw] = await screen.findAllByRole('listitem')
  fireEvent.click(within(saw as HTMLElement).getByRole('button', { name: 'More' }))
  const command = await screen.findByRole('menuitem', { name: /^Delete/ })
  fireEvent.click(command)
  expect([command.getAttribute('aria-disabled'), command.textContent, screen.queryByRole('alertdialog')]).toEqual([
    'true',
    'DeletePosts feature it',
    null,
  ])
})
