// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '@/lib/client/calls/query-client'
import { ApiError } from '@/lib/contract/failure'
import { productSchema, readingSchema } from '@/lib/contract/products/product'
import { OwnApi } from '../../kit/whole-contract'
import type { ChosenProduct } from '../../post-editor/form/post-values'
import { ProductPicker } from '@/components/desk/post-editor/picker/product-picker'

const products = vi.hoisted(() => ({ list: vi.fn(), fetchFromUrl: vi.fn(), readSource: vi.fn(), correct: vi.fn() }))
const catalog = vi.hoisted(() => ({ create: vi.fn(), get: vi.fn() }))
const uploadPostImage = vi.hoisted(() => vi.fn())
const notify = vi.hoisted(() => vi.fn())
vi.mock('@/lib/client/calls/client', () => ({ api: { products, catalog } }))
vi.mock('@/lib/client/upload-image', () => ({ uploadPostImage }))
vi.mock('@/components/site/frame/notify', () => ({ notify }))

const ADDRESS = 'https://shop.example/wrench'
const reading = readingSchema.parse({ key: 'k', name: 'Wrench', product_url: ADDRESS, price: 9 })
const product = productSchema.parse({ product_id: '', name: 'Wrench', product_url: ADDRESS, price: 9 })
const stored = (name: string) => ({ data: { product: productSchema.parse({ product_id: 'w', name }) } })

function Picker() {
  const [chosen, setChosen] = useState<ChosenProduct[]>([])
  return <ProductPicker chosen={chosen} onChange={setChosen} />
}

function open(productEntry = true) {
  render(
    <QueryClientProvider client={newQueryClient()}>
      <OwnApi value={productEntry}>
        <Picker />
      </OwnApi>
    </QueryClientProvider>,
  )
}
const paste = (text: string) => {
  const field = screen.getByLabelText('Linked Products', { selector: 'input' })
  fireEvent.change(field, { target: { value: text } })
  fireEvent.keyDown(field, { key: 'Enter' })
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const linked = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

beforeEach(() => products.list.mockResolvedValue({ data: { products: [] } }))
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

test('a product whose review is cancelled is not stored', async () => {
  products.fetchFromUrl.mockResolvedValue({ message: '', data: { product, reading } })
  open()
  paste(ADDRESS)
  await screen.findByRole('dialog', { name: 'Review product' })
  expect(products.fetchFromUrl).toHaveBeenCalledWith({ url: ADDRESS, keep: false }, expect.anything())
  press('Cancel')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  expect([catalog.create.mock.calls, products.correct.mock.calls, linked()]).toEqual([[], [], []])
})

test('a reviewed product is stored with its corrections, and linked', async () => {
  products.fetchFromUrl.mockResolvedValue({ message: '', data: { product, reading } })
  catalog.create.mockResolvedValue(stored('Big wrench'))
  open()
  paste(ADDRESS)
  await screen.findByRole('dialog', { name: 'Review product' })
  type('Name', 'Big wrench')
  press('Link Product')
  await waitFor(() => expect(linked()).toEqual(['Big wrench']))
  expect(catalog.create).toHaveBeenCalledExactlyOnceWith({ reading, fields: { name: 'Big wrench' } })
})

test('when a shop refuses, the product is entered by hand with the URL filled in', async () => {
  products.fetchFromUrl.mockRejectedValue(
    new ApiError(502, 'The shop did not let us read this page: it answered with status 403.'),
  )
  catalog.create.mockResolvedValue(stored('Wrench'))
  open()
  paste(ADDRESS)
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed to fetch product: The shop did not let us read this page: it answered with status 403.',
  )
  press('Add it yourself')
  const dialog = await screen.findByRole('dialog', { name: 'New product' })
  expect(within(dialog).getByLabelText<HTMLInputElement>('Address in the shop').value).toBe(ADDRESS)
  press('Link Product')
  expect(await screen.findByText('Must not be empty')).toBeTruthy()
  expect(catalog.create).not.toHaveBeenCalled()
  type('Name', 'Wrench')
  press('Link Product')
  await waitFor(() => expect(linked()).toEqual(['Wrench']))
  expect(catalog.create).toHaveBeenCalledExactlyOnceWith({ fields: { name: 'Wrench', product_url: ADDRESS } })
  expect(screen.queryByRole('alert')).toBe(null)
})

test('the HTML source of a page leads to the same review', async () => {
  products.fetchFromUrl.mockRejectedValue(new ApiError(502, 'The shop did not let us read this page.'))
  products.readSource
    .mockRejectedValueOnce(new ApiError(422, 'No single product could be found on that page.'))
    .mockResolvedValue({ data: { product, reading }, message: 'Product fetched successfully: Wrench' })
  catalog.create.mockResolvedValue(stored('Wrench'))
  open()
  paste(ADDRESS)
  await screen.findByRole('alert')
  press('Add it yourself')
  await screen.findByRole('dialog', { name: 'New product' })
  press('Paste the page’s source')
  const dialog = await screen.findByRole('dialog', { name: 'Paste the page’s source' })
  expect(within(dialog).getByLabelText<HTMLInputElement>('Address of the page').value).toBe(ADDRESS)
  press('Read Product')
  expect(await within(dialog).findByText('The source of the page is required')).toBeTruthy()
  type('Source of the page', '<p>nothing</p>')
  press('Read Product')
  expect(
    await within(dialog).findByText('Failed to fetch product: No single product could be found on that page.'),
  ).toBeTruthy()
  type('Source of the page', '<html>wrench</html>')
  press('Read Product')
  await screen.findByRole('dialog', { name: 'Review product' })
  expect(products.readSource).toHaveBeenLastCalledWith({ url: ADDRESS, source: '<html>wrench</html>' })
  press('Link Product')
  await waitFor(() => expect(linked()).toEqual(['Wrench']))
  expect(catalog.create).toHaveBeenCalledExactlyOnceWith({ reading, fields: {} })
})

test('a product whose address is stored already is used as it is', async () => {
  const there = { product_id: 'w', name: 'Stored wrench' }
  catalog.create.mockRejectedValue(new ApiError(409, 'There is one', 'PRODUCT_EXISTS', [], there))
  catalog.get.mockResolvedValue(stored('Stored wrench'))
  open()
  press('Add it yourself')
  await screen.findByRole('dialog', { name: 'New product' })
  type('Name', 'Wrench')
  type('Address in the shop', ADDRESS)
  press('Link Product')
  expect(await screen.findByText('This address is in your catalog: Stored wrench')).toBeTruthy()
  press('Use it')
  await waitFor(() => expect(linked()).toEqual(['Stored wrench']))
  expect(catalog.get).toHaveBeenCalledExactlyOnceWith({ product_id: 'w' })
})

test('the page of a stored product offers it as it is', async () => {
  products.fetchFromUrl.mockResolvedValue({ message: '', data: { product: { ...product, product_id: 'w' }, reading } })
  catalog.get.mockResolvedValue(stored('Stored wrench'))
  open()
  paste(ADDRESS)
  await screen.findByRole('dialog', { name: 'Review product' })
  press('Use it')
  await waitFor(() => expect(linked()).toEqual(['Stored wrench']))
  expect(catalog.create).not.toHaveBeenCalled()
})

test('the picture of a product entered by hand is uploaded in its form', async () => {
  uploadPostImage.mockResolvedValue('/uploads/wrench.webp')
  catalog.create.mockResolvedValue(stored('Wrench'))
  open()
  press('Add it yourself')
  await screen.findByRole('dialog', { name: 'New product' })
  type('Name', 'Wrench')
  type('Address in the shop', ADDRESS)
  const file = new File(['x'], 'wrench.png', { type: 'image/png' })
  fireEvent.change(screen.getByLabelText('Picture file'), { target: { files: [file] } })
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Picture').value).toBe('/uploads/wrench.webp'))
  press('Link Product')
  await waitFor(() => expect(linked()).toEqual(['Wrench']))
  const fields = { name: 'Wrench', product_url: ADDRESS, image: '/uploads/wrench.webp' }
  expect(catalog.create).toHaveBeenCalledExactlyOnceWith({ fields })
})

test('entering a product by hand is hidden if the API does not support it', async () => {
  products.fetchFromUrl.mockRejectedValue(new ApiError(502, 'No'))
  open(false)
  paste(ADDRESS)
  await screen.findByRole('alert')
  expect(screen.queryByRole('button', { name: 'Add it yourself' })).toBe(null)
})
