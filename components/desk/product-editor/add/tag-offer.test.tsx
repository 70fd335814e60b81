// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '@/lib/client/calls/query-client'
import { OwnApi } from '../../kit/whole-contract'
import { TagOffer } from './tag-offer'

const calls = vi.hoisted(() => ({ list: vi.fn(), save: vi.fn(), remove: vi.fn(), notify: vi.fn() }))
vi.mock('@/lib/client/calls/client', () => ({ api: { affiliates: calls } }))
vi.mock('@/components/site/frame/notify', () => ({ notify: calls.notify }))

const programmes: object[] = []
beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset()
  programmes.length = 0
  calls.list.mockImplementation(() => Promise.resolve({ data: { programmes: [...programmes] } }))
  calls.save.mockImplementation(({ params: { host }, body }) => {
    programmes.push({ host, template: null, sub_parameter: null, ...body })
    return Promise.resolve({})
  })
  calls.remove.mockImplementation(() => {
    programmes.length = 0
    return Promise.resolve({})
  })
})
afterEach(cleanup)

const client = newQueryClient()
const page = (address: string) => (
  <QueryClientProvider client={client}>
    <OwnApi value={true}>
      <input />
      <TagOffer address={address} />
    </OwnApi>
  </QueryClientProvider>
)
const open = (address: string) => {
  client.clear()
  return render(page(address))
}
const ADDRESS = 'https://www.amazon.de/dp/B000000000?tag=site-21'

test('a tag in an address is offered for all links to its shop, and the offer comes back with Undo', async () => {
  const { rerender } = open(ADDRESS)
  fireEvent.click(await screen.findByRole('button', { name: 'Use its tag site-21 for all links to amazon.de' }))
  expect((await screen.findByRole('status')).textContent).toBe('Links to amazon.de get tag=site-21 from now on.')
  expect(document.activeElement).toBe(screen.getByRole('status'))
  screen.getByRole('textbox').focus()
  rerender(page(ADDRESS))
  expect(document.activeElement, 'who goes on to another field stays there').toBe(screen.getByRole('textbox'))
  const body = { parameter: 'tag', value: 'site-21' }
  expect(calls.save).toHaveBeenCalledExactlyOnceWith({ params: { host: 'amazon.de' }, body })
  calls.notify.mock.lastCall?.[2].run()
  expect(await screen.findByRole('button', { name: /^Use its tag/ })).toBeTruthy()
  expect(calls.remove).toHaveBeenCalledExactlyOnceWith({ host: 'amazon.de' })
})

test('nothing is offered without a tag, or for a shop that has a program', async () => {
  programmes.push({ host: 'amazon.de', parameter: 'tag', value: 'other-21', template: null, sub_parameter: null })
  const { container } = open(ADDRESS)
  open('https://www.amazon.com/dp/B000000000')
  await waitFor(() => expect(calls.list).toHaveBeenCalledTimes(2))
  expect(container.textContent).toBe('')
  expect(screen.queryByRole('button')).toBeNull()
})

test('what cannot be saved says why, and stays offered', async () => {
  calls.save.mockRejectedValue(new Error('away'))
  open(ADDRESS)
  fireEvent.click(await screen.findByRole('button'))
  await waitFor(() => expect(calls.notify).toHaveBeenCalledWith('error', 'Failed to save program: away'))
  expect(screen.getByRole('button')).toBeTruthy()
})
