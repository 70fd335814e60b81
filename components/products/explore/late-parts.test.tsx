// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { productSchema } from '@/lib/contract/products/product'
import { Explore } from './explore'
import { foundView } from './found-view'
import { LateFoundProducts } from './late-found-products'

const publicApi = vi.hoisted(() => ({ products: { list: vi.fn() }, categories: { list: vi.fn() } }))
vi.mock('@/lib/client/calls/client', () => ({ publicApi }))
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
)
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

const SAW = productSchema.parse({ product_id: 'saw', name: 'Saw' })
const search = () => render(<LateFoundProducts text="saw" />)

test('products that were late appear below the posts of a search', async () => {
  publicApi.products.list.mockResolvedValue({ data: { products: [SAW] } })
  search()
  expect(screen.getByText('Loading products...')).toBeTruthy()
  expect(await screen.findByRole('region', { name: 'Products' })).toBeTruthy()
  expect(screen.queryByText('Loading products...')).toBeNull()
  expect(publicApi.products.list.mock.calls[0]?.[0]).toEqual({ search: 'saw', page: 1, per_page: 4 })
})

test.each([
  ['fails', () => Promise.reject(new Error('away'))],
  ['finds none', async () => ({ data: { products: [] } })],
  ['finds such that miss words', async () => ({ data: { products: [SAW], search: { partial: true } } })],
])('nothing is left of the place for products if the call for them %s', async (_how, answer) => {
  publicApi.products.list.mockImplementation(answer)
  const { container } = search()
  expect(container.textContent).toBe('Loading products...')
  await vi.waitFor(() => expect(container.textContent).toBe(''))
})

const NOTHING_FOUND = 'Failed to fetch post categories'
const explore = (categories: string[] | 'late' | 'failed') =>
  render(
    <Explore
      filter={{ search: '', category: '', page: 1 }}
      found={foundView({ products: [SAW] })}
      categories={categories}
    />,
  )
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

test('categories of Explore that were late are loaded, in the order of the menu', async () => {
  publicApi.categories.list.mockResolvedValue({ data: { categories: ['Home Office', 'Outdoor Living'] } })
  explore('late')
  expect(screen.queryByText(NOTHING_FOUND)).toBeNull()
  await screen.findByRole('option', { name: 'Home Office' })
  expect(options()).toEqual(['All Post Categories', 'Outdoor Living', 'Home Office'])
  expect(publicApi.products.list).not.toHaveBeenCalled()
})

test('categories that fail twice are told, those that came with the page are not asked for', async () => {
  publicApi.categories.list.mockRejectedValue(new Error('away'))
  explore('late')
  expect(await screen.findByText(NOTHING_FOUND, {}, { timeout: 5_000 })).toBeTruthy()
  cleanup()
  vi.clearAllMocks()
  explore(['Appliances'])
  expect(options()).toEqual(['All Post Categories', 'Appliances'])
  expect(publicApi.categories.list).not.toHaveBeenCalled()
})
