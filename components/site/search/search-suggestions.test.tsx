// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SearchSuggestions } from './search-suggestions'

vi.mock('@/lib/client/calls/client', () => ({
  publicApi: {
    search: {
      suggest: async () => ({
        data: { posts: [{ id: '1', slug: null, title: 'Paint a wall' }], products: [], categories: [] },
      }),
    },
  },
}))

test('suggestions close when the page is left, as the back/forward cache may restore it', async () => {
  const box = document.body.appendChild(document.createElement('input'))
  render(<SearchSuggestions input={{ current: box }} />)
  fireEvent.input(box, { target: { value: 'paint' } })
  expect(await screen.findByRole('option', { name: 'Paint a wall' })).toBeDefined()
  fireEvent(window, new Event('pagehide'))
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
})
