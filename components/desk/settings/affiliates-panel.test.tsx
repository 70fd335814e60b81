// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '@/lib/client/calls/query-client'
import { ApiError } from '@/lib/contract/failure'
import { AffiliatesPanel } from './affiliates-panel'

const affiliates = vi.hoisted(() => ({ list: vi.fn(), save: vi.fn(), remove: vi.fn() }))
const notify = vi.hoisted(() => vi.fn())
vi.mock('@/lib/client/calls/client', () => ({ api: { affiliates } }))
vi.mock('@/components/site/frame/notify', () => ({ notify }))

const SHOP = { host: 'shop.example', parameter: 'ref', value: 'we', template: null }
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

function open(...programmes: object[]) {
  affiliates.list.mockResolvedValue({ data: { programmes } })
  render(
    <QueryClientProvider client={newQueryClient()}>
      <AffiliatesPanel />
    </QueryClientProvider>,
  )
}

beforeEach(() => {
  affiliates.save.mockResolvedValue({ message: 'Affiliate program saved' })
  affiliates.remove.mockResolvedValue({ message: 'Affiliate program removed' })
})
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

test('an Amazon tag for a country shop is saved, with an example of a resulting link', async () => {
  open()
  fireEvent.change(await screen.findByLabelText('Shop'), { target: { value: 'amazon.co.uk' } })
  press('Save program')
  expect((await screen.findByRole('alert')).textContent).toBe('Your tag is required')
  type('Your tag', 'site-21')
  expect(screen.getByText('https://www.amazon.co.uk/dp/B000000000?tag=site-21')).toBeTruthy()
  press('Save program')
  await waitFor(() => expect(notify).toHaveBeenCalledWith('success', 'Affiliate program saved'))
  expect(affiliates.save).toHaveBeenCalledExactlyOnceWith({
    params: { host: 'amazon.co.uk' },
    body: { parameter: 'tag', value: 'site-21' },
  })
})

test('another shop is configured with a URL template', async () => {
  open()
  fireEvent.change(await screen.findByLabelText('Shop'), { target: { value: 'other' } })
  type('Domain of the shop', 'https://www.Shop.example/a')
  fireEvent.click(screen.getByRole('radio', { name: 'Put its addresses into a link template' }))
  type('Link template', 'https://go.example/?u={url}')
  press('Save program')
  await waitFor(() =>
    expect(affiliates.save).toHaveBeenCalledExactlyOnceWith({
      params: { host: 'shop.example' },
      body: { template: 'https://go.example/?u={url}' },
    }),
  )
})

test('a program is edited, and a removed one is restored', async () => {
  open(SHOP)
  fireEvent.click(await screen.findByRole('button', { name: 'Change shop.example' }))
  type('Value', 'us')
  press('Save program')
  await waitFor(() =>
    expect(affiliates.save).toHaveBeenCalledWith({
      params: { host: 'shop.example' },
      body: { parameter: 'ref', value: 'us' },
    }),
  )
  press('Remove shop.example')
  await waitFor(() =>
    expect(notify).toHaveBeenCalledWith(
      'success',
      'Affiliate program removed',
      expect.objectContaining({ label: 'Undo' }),
    ),
  )
  expect(affiliates.remove).toHaveBeenCalledExactlyOnceWith({ host: 'shop.example' })
  notify.mock.calls.at(-1)?.[2].run()
  await waitFor(() =>
    expect(affiliates.save).toHaveBeenLastCalledWith({
      params: { host: 'shop.example' },
      body: { parameter: 'ref', value: 'we' },
    }),
  )
})

test('a host that the API refuses is refused at its field, without a call', async () => {
  open()
  fireEvent.change(await screen.findByLabelText('Shop'), { target: { value: 'other' } })
  type('Domain of the shop', 'shop..example')
  type('Parameter', 'ref')
  type('Value', 'we')
  press('Save program')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Domain of the shop must be the host of a shop, such as shop.example',
  )
  expect(document.activeElement).toBe(screen.getByLabelText('Domain of the shop'))
  expect(affiliates.save).not.toHaveBeenCalled()
})

test('what the API finds wrong with a value is shown at its field', async () => {
  open(SHOP)
  fireEvent.click(await screen.findByRole('button', { name: 'Change shop.example' }))
  const issues = [{ path: 'value', message: 'is taken' }]
  affiliates.save.mockRejectedValue(new ApiError(400, 'value is taken', 'BAD_REQUEST', issues))
  press('Save program')
  expect((await screen.findByRole('alert')).textContent).toBe('Value is taken')
  expect(screen.getByLabelText('Value').getAttribute('aria-invalid')).toBe('true')
})
