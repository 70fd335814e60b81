// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '@/lib/client/calls/query-client'
import { productSchema } from '@/lib/contract/products/product'
import type { ChosenProduct } from '../form/post-values'
import { ProductPicker } from './product-picker'

const products = vi.hoisted(() => ({ list: vi.fn(), fetchFromUrl: vi.fn(), correct: vi.fn() }))
const notify = vi.hoisted(() => vi.fn())
vi.mock('@/lib/client/calls/client', () => ({ api: { products } }))
vi.mock('@/components/site/frame/notify', () => ({ notify }))

const chosenOf = (...names: string[]): ChosenProduct[] =>
  names.map((name) => ({ product_id: name, name, price: null, currency: 'USD', picture: '' }))

function Picker() {
  const [chosen, setChosen] = useState(() => chosenOf('Awl', 'Drill', 'Saw'))
  return <ProductPicker chosen={chosen} onChange={setChosen} />
}

const field = () => screen.getByLabelText('Linked Products', { selector: 'input' })
const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}` })
const press = (button: HTMLElement) => {
  button.focus()
  fireEvent.click(button)
}

beforeEach(() => {
  products.list.mockResolvedValue({ data: { products: [] } })
  render(
    <QueryClientProvider client={newQueryClient()}>
      <Picker />
    </QueryClientProvider>,
  )
})
afterEach(cleanup)

test('focus of a removed product moves to the next one, of the last one to the field', () => {
  press(remove('Awl'))
  expect(document.activeElement).toBe(remove('Drill'))
  press(remove('Saw'))
  expect(document.activeElement).toBe(field())
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Drill'])
})

test('cancelling a fetch returns focus to the field', () => {
  products.fetchFromUrl.mockReturnValue(new Promise(() => {}))
  fireEvent.change(field(), { target: { value: 'https://shop.example/awl' } })
  fireEvent.keyDown(field(), { key: 'Enter' })
  press(screen.getByRole('button', { name: 'Stop' }))
  expect(document.activeElement).toBe(field())
})

test('Link Product keeps focus when its correction fails, and ignores a second press', async () => {
  products.fetchFromUrl.mockResolvedValue({
    message: 'ok',
    data: { product: productSchema.parse({ product_id: 'w', name: 'Wrench' }) },
  })
  let refuse = (_: Error) => {}
  products.correct.mockReturnValue(new Promise((_, reject) => (refuse = reject)))
  fireEvent.change(field(), { target: { value: 'https://shop.example/wrench' } })
  fireEvent.keyDown(field(), { key: 'Enter' })
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Big wrench' } })
  expect(notify).toHaveBeenCalledExactlyOnceWith('success', 'Product fetched successfully: Wrench')
  press(screen.getByRole('button', { name: 'Link Product' }))
  const busy = await screen.findByRole('button', { name: 'Saving...' })
  press(busy)
  expect([busy.matches(':disabled'), busy.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  await waitFor(() => expect(products.correct).toHaveBeenCalledOnce())
  refuse(new Error('down'))
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Link Product' }))
  expect(products.correct).toHaveBeenCalledOnce()
})
