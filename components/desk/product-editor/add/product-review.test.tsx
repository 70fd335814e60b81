// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '@/lib/client/calls/query-client'
import { OwnApi } from '../../kit/whole-contract'
import { ProductReview } from './product-review'

const calls = vi.hoisted(() => ({ list: vi.fn(), save: vi.fn(), create: vi.fn() }))
vi.mock('@/lib/client/calls/client', () => ({ api: { affiliates: calls, catalog: calls } }))
vi.mock('@/components/site/frame/notify', () => ({ notify: vi.fn() }))

afterEach(cleanup)

const ADDRESS = 'https://www.amazon.com/dp/B000000000?tag=site-20'
const OFFER = 'Use its tag site-20 for all links to amazon.com'

test('the review offers the tag of a pasted address for its shop, and goes on with what was typed', async () => {
  const programmes: object[] = []
  calls.list.mockImplementation(() => Promise.resolve({ data: { programmes: [...programmes] } }))
  calls.save.mockImplementation(({ params: { host }, body }) => {
    programmes.push({ host, template: null, sub_parameter: null, ...body })
    return Promise.resolve({})
  })
  const stored = { product_id: 'saw', name: 'Saw' }
  calls.create.mockResolvedValue({ data: { product: stored } })
  const onDone = vi.fn()
  const user = userEvent.setup()
  render(
    <QueryClientProvider client={newQueryClient()}>
      <OwnApi value={true}>
        <ProductReview reviewed={{ address: '' }} action="Add Product" onDone={onDone} onDiscard={vi.fn()} />
      </OwnApi>
    </QueryClientProvider>,
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'New product' }))
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Saw')
  await waitFor(() => expect(calls.list).toHaveBeenCalled())
  expect(dialog.queryByRole('button', { name: /^Use its tag/ })).toBeNull()
  await user.click(dialog.getByRole('textbox', { name: 'Address in the shop' }))
  await user.paste(ADDRESS)

  await user.click(await dialog.findByRole('button', { name: OFFER }))
  expect(await dialog.findByText('Links to amazon.com get tag=site-20 from now on.')).toBeTruthy()
  expect(dialog.queryByRole('button', { name: OFFER })).toBeNull()
  const body = { parameter: 'tag', value: 'site-20' }
  expect(calls.save).toHaveBeenCalledExactlyOnceWith({ params: { host: 'amazon.com' }, body })
  expect(calls.create, 'the offer does not send the form').not.toHaveBeenCalled()

  await user.click(dialog.getByRole('button', { name: 'Add Product' }))
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(stored))
  expect(calls.create).toHaveBeenCalledExactlyOnceWith({ fields: { name: 'Saw', product_url: ADDRESS } })
})

test('a new product can have other shops from the start', async () => {
  calls.create.mockReset().mockResolvedValue({ data: { product: { product_id: 'saw', name: 'Saw' } } })
  calls.list.mockResolvedValue({ data: { programmes: [] } })
  const onDone = vi.fn()
  const user = userEvent.setup()
  const reviewed = { address: 'https://own.example/saw', name: 'Saw' }
  render(
    <QueryClientProvider client={newQueryClient()}>
      <OwnApi value={true}>
        <ProductReview reviewed={reviewed} action="Add Product" onDone={onDone} onDiscard={vi.fn()} />
      </OwnApi>
    </QueryClientProvider>,
  )
  await user.click(await screen.findByText('Other shops'))
  await user.click(screen.getByRole('button', { name: 'Add shop' }))
  await user.type(screen.getByLabelText('Address in the shop of shop 1'), 'https://b.example/saw')
  await user.click(screen.getByRole('button', { name: 'Add Product' }))
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  const offer = { product_url: 'https://b.example/saw', shop: null, price: null, currency: 'USD', availability: null }
  expect(calls.create).toHaveBeenCalledExactlyOnceWith({
    fields: { name: 'Saw', product_url: 'https://own.example/saw', offers: [offer] },
  })
})
