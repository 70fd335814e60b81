// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '@/lib/client/calls/query-client'
import { catalogProductSchema } from '@/lib/contract/products/catalog'
import { ApiError } from '@/lib/contract/failure'
import { ProductEditor } from './product-editor'

const calls = vi.hoisted(() => ({
  get: vi.fn(),
  correct: vi.fn(),
  uploadPostImage: vi.fn(),
  push: vi.fn(),
  replace: vi.fn(),
  notify: vi.fn(),
}))
vi.mock('@/lib/client/calls/client', () => ({
  api: { catalog: { get: calls.get }, products: { correct: calls.correct } },
}))
vi.mock('@/lib/client/upload-image', () => ({ uploadPostImage: calls.uploadPostImage }))
vi.mock('../../site/frame/notify', () => ({ notify: calls.notify }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: calls.push, replace: calls.replace }) }))

const picture = (url: string) => ({
  uploaded_url: null,
  url,
  cdn_url: null,
  source_url: null,
  alt_text: null,
  is_primary: false,
})
const record = (more: object = {}, fields: object = {}) =>
  catalogProductSchema.parse({
    product: {
      product_id: 'p',
      name: 'Saw',
      description: '',
      price: 10,
      currency: 'USD',
      source: 'other',
      product_url: 'https://www.shop.example/saw',
      images: [picture('https://img.example/1.jpg'), picture('https://img.example/2.jpg')],
      specifications: {},
      ...fields,
    },
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-02-01T00:00:00.000Z',
    read_at: '2026-02-01T00:00:00.000Z',
    price_at: '2026-02-01T00:00:00.000Z',
    corrected: [],
    duplicates: [],
    prices: [],
    posts: [],
    post_count: 0,
    ...more,
  })

function open(more: object = {}) {
  render(
    <QueryClientProvider client={newQueryClient()}>
      <ProductEditor loaded={record(more)} />
    </QueryClientProvider>,
  )
}
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Update Product' }))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const sent = () => calls.correct.mock.calls.map(([input]) => input.body)

beforeEach(() => {
  calls.correct.mockResolvedValue({ message: '', data: {} })
  calls.get.mockResolvedValue({
    data: record({ updated_at: '2026-03-01T00:00:00.000Z', corrected: ['name'] }, { name: 'Our saw' }),
  })
})
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
  window.history.replaceState(null, '', '/')
})

test('only changed fields are sent, with the version they are based on, and the form shows the stored product', async () => {
  open()
  type('Name', 'Our saw ')
  expect(screen.getByText('Unsaved changes')).toBeTruthy()
  save()
  await waitFor(() => expect(calls.notify).toHaveBeenCalledWith('success', 'Product updated successfully'))
  expect(sent()).toEqual([{ name: 'Our saw', updated_at: '2026-02-01T00:00:00.000Z' }])
  expect(screen.queryByText('Unsaved changes')).toBe(null)
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Our saw')
  expect(screen.getByText('by hand')).toBeTruthy()
  type('Brand', 'Acme')
  save()
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toEqual({ brand: 'Acme', updated_at: '2026-03-01T00:00:00.000Z' })
})

test('a save without changes sends nothing, and is answered as any other', async () => {
  open()
  save()
  await waitFor(() => expect(calls.notify).toHaveBeenCalledWith('success', 'Product updated successfully'))
  expect(sent()).toEqual([])
})

test('invalid values are reported beside their fields, and nothing is sent', async () => {
  open()
  type('Price', 'much')
  type('Address in the shop', 'shop')
  save()
  expect([
    await screen.findByText(/^Must be a number from 0 to/),
    screen.getByText('Must be an http or https address'),
  ]).toHaveLength(2)
  expect(calls.correct).not.toHaveBeenCalled()
})

test('what the API refuses lands at its field, and opens the part that it is in', async () => {
  calls.correct.mockRejectedValueOnce(
    new ApiError(400, 'sku is too long', 'BAD_REQUEST', [
      { path: 'sku', message: 'is too long' },
      { path: 'images.0.alt_text', message: 'must be text' },
    ]),
  )
  open()
  const isOpen = () => screen.getByLabelText('SKU').closest('details')?.open
  expect(isOpen()).toBe(false)
  type('Brand', 'Acme')
  save()
  expect(await screen.findByText('Is too long')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Pictures' })).getByText('Must be text')).toBeTruthy()
  expect(isOpen()).toBe(true)
})

test('a product saved elsewhere is not overwritten without confirmation, and the input is kept', async () => {
  calls.correct.mockRejectedValueOnce(
    new ApiError(409, 'This product was saved on 1 March 2026, after you opened it', 'CONFLICT'),
  )
  open()
  type('Brand', 'Acme')
  save()
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog.textContent).toContain('after you opened it')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(screen.getByLabelText<HTMLInputElement>('Brand').value).toBe('Acme')
  calls.correct.mockRejectedValueOnce(new ApiError(409, 'This product was saved', 'CONFLICT'))
  save()
  fireEvent.click(await screen.findByRole('button', { name: 'Save my changes' }))
  await waitFor(() => expect(calls.notify).toHaveBeenCalledWith('success', 'Product updated successfully'))
  expect(sent().at(-1)).toEqual({ brand: 'Acme' })
})

test('a save over another one says so each time it is refused by one more', async () => {
  const refuse = () => calls.correct.mockRejectedValueOnce(new ApiError(409, 'This product was saved', 'CONFLICT'))
  open()
  type('Brand', 'Acme')
  refuse()
  save()
  const dialog = await screen.findByRole('alertdialog')
  const confirm = within(dialog).getByRole('button', { name: 'Save my changes' })
  const seen = [dialog.textContent]
  for (const _ of [1, 2]) {
    refuse()
    fireEvent.click(confirm)
    await waitFor(() => expect(seen).not.toContain(dialog.textContent))
    seen.push(dialog.textContent)
  }
  expect(
    within(dialog)
      .getByText(/saved elsewhere 2 more times/)
      .getAttribute('aria-live'),
  ).toBe('polite')
})

test('images are added, moved, made primary and uploaded', async () => {
  calls.uploadPostImage.mockResolvedValue('/uploads/new.webp')
  open()
  type('Image URL', 'https://img.example/3.jpg')
  fireEvent.keyDown(screen.getByLabelText('Image URL'), { key: 'Enter' })
  fireEvent.click(screen.getByRole('button', { name: 'Move picture 3 up' }))
  fireEvent.click(screen.getAllByRole('radio', { name: 'Primary' })[1] as HTMLElement)
  fireEvent.change(screen.getByLabelText('Alt text of picture 2'), { target: { value: 'From above' } })
  fireEvent.click(screen.getByRole('button', { name: 'Remove picture 1' }))
  fireEvent.change(screen.getByLabelText('Picture files'), {
    target: { files: [new File(['x'], 'x.png', { type: 'image/png' })] },
  })
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(3))
  save()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0].images).toEqual([
    { ...picture('https://img.example/3.jpg'), alt_text: 'From above', is_primary: true },
    picture('https://img.example/2.jpg'),
    { ...picture(''), url: null, uploaded_url: '/uploads/new.webp' },
  ])
})

test('a phone photo of a type unknown to the browser is accepted, other files are not', async () => {
  calls.uploadPostImage.mockResolvedValue('/uploads/photo.webp')
  open()
  const choose = (name: string) =>
    fireEvent.change(screen.getByLabelText('Picture files'), { target: { files: [new File(['x'], name)] } })
  choose('notes.txt')
  expect(calls.notify).toHaveBeenCalledWith('error', 'Please select an image file')
  choose('IMG_0001.HEIC')
  await waitFor(() => expect(calls.notify).toHaveBeenCalledWith('success', 'Image uploaded successfully!'))
  expect(calls.uploadPostImage).toHaveBeenCalledOnce()
})

test('a field set by hand can be reset to follow the shop', async () => {
  open({ corrected: ['name', 'price'] })
  expect(
    screen.getByText('Read from shop.example on February 1, 2026, except for what is marked “by hand”.'),
  ).toBeTruthy()
  calls.get.mockResolvedValue({ data: record({ corrected: ['price'] }) })
  fireEvent.click(screen.getByRole('button', { name: 'Take name from the shop again' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Take name from the shop again' })).toBe(null))
  expect(sent()).toEqual([{ follow: ['name'], updated_at: '2026-02-01T00:00:00.000Z' }])
})

test('the shop whose page or feed was read is named, whichever is shown', () => {
  open({ read_from: 'own.example' })
  screen.getByText('Read from own.example on February 1, 2026')
  cleanup()
  const origins = [{ field: 'name', from: 'feed', at: null }]
  open({ read_from: 'own.example', read_at: null, created_at: '2026-01-01T00:00:00.000Z', origins })
  screen.getByText('Read from a product feed of own.example on January 1, 2026')
})

test('where each value comes from is listed, as far as it is known', () => {
  const at = '2026-02-01T00:00:00.000Z'
  open({
    origins: [
      { field: 'name', from: 'json-ld', at },
      { field: 'brand', from: 'hand', at },
    ],
  })
  const [, name, brand] = screen.getAllByRole('row', { hidden: true })
  expect([name?.textContent, brand?.textContent]).toEqual([
    'NameJSON-LDFebruary 1, 2026',
    'BrandBy handFebruary 1, 2026',
  ])
})

test('the posts that feature the product are listed with links', () => {
  open({ posts: [{ id: 'a b', title: 'Shelves', status: 'draft' }], post_count: 101 })
  expect(screen.getByRole('link', { name: 'Shelves' }).getAttribute('href')).toBe('/admin/post/a%20b')
  expect(screen.getByText('Used in 101 posts')).toBeTruthy()
  expect(screen.getByText('and 100 more')).toBeTruthy()
})
