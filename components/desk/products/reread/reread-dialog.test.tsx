// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CatalogRow } from '@/lib/client/products/catalog'
import { newQueryClient } from '@/lib/client/calls/query-client'
import type { RereadOutcome } from '@/lib/client/products/reread-products'
import { productSchema } from '@/lib/contract/products/product'
import type { Reread } from '@/lib/contract/products/reread-calls'
import { RereadDialog } from './reread-dialog'

const calls = vi.hoisted(() => ({ rereadProducts: vi.fn(), applyReading: vi.fn(), notify: vi.fn() }))
vi.mock('@/lib/client/products/reread-products', () => calls)
vi.mock('@/components/site/frame/notify', () => ({ notify: calls.notify }))

beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset()
  calls.applyReading.mockResolvedValue({ data: { reading_id: 'r1' } })
})
afterEach(cleanup)

const PRICE = { field: 'price', by_hand: false } as const
const BRAND = { field: 'brand', by_hand: true } as const

function pageOf(id: string, read: object, changes: Reread['changes'], other: Reread['other'] = null) {
  const stored = { product_id: id, name: id, price: 10, currency: 'USD' }
  const found = {
    product: productSchema.parse(stored),
    read: productSchema.parse({ ...stored, ...read }),
    changes,
    other,
    updated_at: null,
  }
  return { found: found as Reread }
}

function open(pages: Record<string, RereadOutcome>) {
  calls.rereadProducts.mockImplementation((ids: string[], onOutcome: (id: string, outcome: RereadOutcome) => void) => {
    for (const id of ids) onOutcome(id, pages[id] ?? { refusal: '' })
    return Promise.resolve()
  })
  const onDone = vi.fn()
  const products = Object.keys(pages).map((id) => ({ id, name: id }) as CatalogRow)
  render(
    <QueryClientProvider client={newQueryClient()}>
      <RereadDialog products={products} onClose={() => {}} onDone={onDone} />
    </QueryClientProvider>,
  )
  return onDone
}

test('the differences of products that stay chosen are applied, but none over what was set by hand', async () => {
  const drill = pageOf('Drill', { price: 9, brand: 'B' }, [PRICE, BRAND])
  const onDone = open({
    Saw: pageOf('Saw', { price: 12 }, [PRICE]),
    Drill: drill,
    Rule: pageOf('Rule', {}, []),
    Level: pageOf('Level', { brand: 'B' }, [BRAND]),
    Lamp: { refusal: 'The shop did not let us read this page' },
    Table: pageOf('Table', { price: 1 }, [PRICE], { name: 'Chair', product_id: null }),
  })
  expect(screen.getByRole('status').textContent).toBe('6 pages read: 2 with differences to take over.')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'SawPrice: $10.00 → $12.00',
    'DrillPrice: $10.00 → $9.00',
    'RuleAs stored',
    'LevelDiffers only in what was set by hand, or what the page lacks',
    'LampThe shop did not let us read this page',
    'TableThe page shows another product: Chair',
  ])
  await userEvent.click(screen.getByRole('checkbox', { name: /^Saw/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Apply to 1 product' }))
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(calls.applyReading).toHaveBeenCalledExactlyOnceWith(drill.found, ['price'])
  const undo = expect.objectContaining({ label: 'Undo' })
  expect(calls.notify).toHaveBeenCalledWith('success', '1 product updated from its page', undo)
})

test('a product that was saved in the meantime says so, and the dialog stays', async () => {
  calls.applyReading.mockRejectedValue(new Error('Somebody saved it after you opened it'))
  const onDone = open({ Saw: pageOf('Saw', { price: 12 }, [PRICE]) })
  await userEvent.click(await screen.findByRole('button', { name: 'Apply to 1 product' }))
  expect(await screen.findByText('Somebody saved it after you opened it')).toBeTruthy()
  expect(onDone).not.toHaveBeenCalled()
})
