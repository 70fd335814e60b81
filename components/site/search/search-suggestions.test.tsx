// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { SearchSuggestions } from './search-suggestions'

vi.mock('@/lib/client/calls/client', () => ({
  publicApi: {
    search: {
      suggest: async () => ({
        data: {
          posts: [{ id: '1', slug: null, title: 'Paint a wall' }],
          products: [
            { product_id: '1', name: 'Roller', price: 12.5, currency: 'USD' },
            { product_id: '2', name: 'Tray', price: null, currency: 'USD' },
          ],
          categories: [],
        },
      }),
    },
  },
}))

/** The browser keeps the spaces between the pieces of its name. */
const PAINT = { name: /^Paint ?a ?wall$/ }

afterEach(cleanup)

test('what was typed is bold, and can be searched for in the last row', async () => {
  const box = document.body.appendChild(document.createElement('input'))
  render(<SearchSuggestions input={{ current: box }} />)
  fireEvent.input(box, { target: { value: 'wal pai' } })
  const option = await screen.findByRole('option', PAINT)
  expect([...option.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual(['Pai', 'wal'])
  expect(screen.getAllByRole('option').at(-1)?.textContent).toBe('Search for “wal pai”')
})

test('a product has its price where it is known', async () => {
  const box = document.body.appendChild(document.createElement('input'))
  render(<SearchSuggestions input={{ current: box }} />)
  fireEvent.input(box, { target: { value: 'paint' } })
  await screen.findByRole('option', PAINT)
  const products = screen.getByRole('group', { name: 'Products' }).querySelectorAll('[role=option]')
  expect([...products].map(({ textContent }) => textContent)).toEqual(['Roller$12.50', 'Tray'])
})

test('suggestions close when the page is left, as the back/forward cache may restore it', async () => {
  const box = document.body.appendChild(document.createElement('input'))
  render(<SearchSuggestions input={{ current: box }} />)
  fireEvent.input(box, { target: { value: 'paint' } })
  expect(await screen.findByRole('option', PAINT)).toBeDefined()
  fireEvent(window, new Event('pagehide'))
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
})

test('a press on the name of a group of suggestions leaves them open', async () => {
  const user = userEvent.setup()
  const box = document.body.appendChild(document.createElement('input'))
  render(<SearchSuggestions input={{ current: box }} />)
  await user.type(box, 'paint')
  await screen.findByRole('option', PAINT)
  await user.click(screen.getByText('Posts'))
  expect(document.activeElement).toBe(box)
  expect(screen.queryByRole('option', PAINT)).not.toBeNull()
})
