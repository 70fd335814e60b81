// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '@/lib/client/calls/query-client'
import { ApiError } from '@/lib/contract/failure'
import { productSchema } from '@/lib/contract/products/product'
import { OwnApi } from '../../kit/whole-contract'
import type { ChosenProduct } from '../form/post-values'
import { ProductPicker } from './product-picker'

const products = vi.hoisted(() => ({ list: vi.fn(), fetchFromUrl: vi.fn(), correct: vi.fn() }))
const feeds = vi.hoisted(() => ({ rows: vi.fn(), link: vi.fn(), list: vi.fn(), answerMatch: vi.fn() }))
const notify = vi.hoisted(() => vi.fn())
vi.mock('@/lib/client/calls/client', () => ({ api: { products, feeds } }))
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
  feeds.rows.mockResolvedValue({ data: { rows: [] } })
  render(
    <QueryClientProvider client={newQueryClient()}>
      <OwnApi value={true}>
        <Picker />
      </OwnApi>
    </QueryClientProvider>,
  )
})
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

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

const row = (id: string, name: string, other: object = {}) => ({
  ...{ id, name, feed: 'Awin', shop: 'Shop', price: 12, currency: 'USD', product_id: null },
  ...{ image: null, choices: [] },
  ...other,
})
const linkedNames = () =>
  [...screen.getByRole('list', { name: 'Linked products' }).children].map(({ textContent }) => textContent)

test('rows of feeds are offered below the products, by the arrow keys too; the chosen one makes and links its product', async () => {
  const bench = productSchema.parse({ product_id: 'b', name: 'Bench plane' })
  products.list.mockResolvedValue({ data: { products: [bench] } })
  feeds.rows.mockResolvedValue({
    data: { rows: [row('r1', 'Bench vise'), row('r2', 'Bench plane', { product_id: 'b' })] },
  })
  feeds.link.mockResolvedValue({ data: { product: productSchema.parse({ product_id: 'v', name: 'Bench vise' }) } })
  const user = userEvent.setup()
  await user.type(field(), 'bench')
  await screen.findByRole('option', { name: /Bench vise/ })
  await screen.findByRole('option', { name: /Bench plane/ })
  expect(
    within(screen.getByRole('listbox'))
      .getAllByRole('group')
      .map((group) => group.textContent),
  ).toEqual([
    expect.stringMatching(/^Products.*Bench plane/),
    expect.stringMatching(/^From your product feeds.*Bench vise.*Shop · Awin\$12\.00$/),
  ])
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(linkedNames()).toEqual(['Awl', 'Drill', 'Saw', 'Bench vise']))
  expect(feeds.link).toHaveBeenCalledExactlyOnceWith({ row_id: 'r1' })
})

test('a row with choices opens them, and the chosen one makes its product', async () => {
  const choices = [
    { id: 'r1', label: 'Oak', price: 12, currency: 'USD', availability: null },
    { id: 'r2', label: 'Pine', price: 8, currency: 'USD', availability: null },
  ]
  feeds.rows.mockResolvedValue({ data: { rows: [row('r1', 'Shelf', { choices })] } })
  feeds.link.mockResolvedValue({ data: { product: productSchema.parse({ product_id: 's', name: 'Shelf' }) } })
  fireEvent.change(field(), { target: { value: 'shelf' } })
  fireEvent.click(await screen.findByRole('option', { name: /2 choices/ }))
  fireEvent.click(await screen.findByRole('option', { name: /Shelf, Pine/ }))
  await waitFor(() => expect(linkedNames()).toContain('Shelf'))
  expect(feeds.link).toHaveBeenCalledExactlyOnceWith({ row_id: 'r2' })
})

test.each([
  [/^The same as Hammer/, { match_id: 'm1', accept: true }],
  [/^A new product: Sledge/, { match_id: 'm1', accept: false }],
])('a row that a product of the shelf may be asks whether it is: %s', async (name, answer) => {
  const match = { id: 'm1', by: 'gtin', product: { product_id: 'h', name: 'Hammer' }, row: row('r1', 'Sledge') }
  const other = { ...match, id: 'm2', row: row('r2', 'Saw') }
  feeds.rows.mockResolvedValue({ data: { rows: [match.row] } })
  feeds.list.mockResolvedValue({ data: { feeds: [], matches: [other, match] } })
  feeds.link.mockRejectedValueOnce(new ApiError(409, 'The shelf may have this product'))
  feeds.link.mockResolvedValue({ data: { product: productSchema.parse({ product_id: 'h', name: 'Hammer' }) } })
  fireEvent.change(field(), { target: { value: 'sledge' } })
  fireEvent.click(await screen.findByRole('option', { name: /^Sledge/ }))
  fireEvent.click(await screen.findByRole('option', { name }))
  await waitFor(() => expect(linkedNames()).toContain('Hammer'))
  expect(feeds.answerMatch).toHaveBeenCalledExactlyOnceWith(answer)
  expect(feeds.link).toHaveBeenLastCalledWith({ row_id: 'r1' })
})
