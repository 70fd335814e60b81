// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { productSchema } from '@/lib/contract/products/product'
import type { Reread } from '@/lib/contract/products/reread-calls'
import { ReadingChanges } from './reread-product'

const STORED = { product_id: 'p', name: 'Saw', price: 10, currency: 'USD', brand: 'Ours', rating: 4.5 }
const PAGE = { ...STORED, price: 12, original_price: 15, brand: 'Theirs', rating: null }
const onApply = vi.fn()

function open(more: Partial<Reread> = {}) {
  const found = {
    product: productSchema.parse(STORED),
    read: productSchema.parse(PAGE),
    changes: [
      { field: 'price', by_hand: false },
      { field: 'brand', by_hand: true },
      { field: 'rating', by_hand: false },
    ],
    other: null,
    updated_at: null,
    ...more,
  } as Reread
  render(<ReadingChanges found={found} isBusy={false} onApply={onApply} onCancel={() => {}} />)
}
const states = () => screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)
afterEach(() => {
  cleanup()
  onApply.mockClear()
})

test('new values are chosen at first, but none over a correction and none that would be lost', () => {
  open()
  expect(states()).toEqual([true, false, false])
  expect(screen.getByRole('list').textContent).toContain('PriceStored$10.00On the page$12.00; list price $15.00')
  expect(screen.getByRole('list').textContent).toContain('RatingStored4.5On the pageNothing')
  fireEvent.click(screen.getByRole('checkbox', { name: /^Brand/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Apply 2 changes' }))
  expect(onApply).toHaveBeenCalledExactlyOnceWith(['price', 'brand'])
})

test('of another product nothing is chosen, and nothing can be applied by mistake', () => {
  open({ other: { name: 'Table', product_id: 't' } })
  expect(states()).toEqual([false, false, false])
  expect(screen.getByRole('link', { name: 'Table' }).getAttribute('href')).toBe('/admin/product/t')
  fireEvent.click(screen.getByRole('button', { name: 'Keep everything as it is' }))
  expect(onApply).not.toHaveBeenCalled()
})
