// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '@/lib/client/calls/query-client'
import { FeedAttention } from './feed-attention'

const feeds = vi.hoisted(() => ({ attention: vi.fn() }))
vi.mock('@/lib/client/calls/client', () => ({ api: { feeds } }))

afterEach(cleanup)

test('what feeds show of products is said in words, each with one act', async () => {
  const of = (id: string, reason: string, prices: object) => ({
    ...{ product_id: id, name: id, reason, price: null, was: null, currency: 'USD', posts: 1, since: '2026-03-04' },
    ...prices,
  })
  feeds.attention.mockResolvedValue({
    data: {
      products: [
        of('Awl', 'vanished', {}),
        of('Drill', 'out_of_stock', {}),
        of('Saw', 'price', { price: 12, was: 10 }),
        of('Vise', 'price', { price: 8, was: 10 }),
      ],
    },
  })
  render(
    <QueryClientProvider client={newQueryClient()}>
      <FeedAttention />
    </QueryClientProvider>,
  )
  await screen.findByText('Awl')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'AwlVanished from its feed · since March 4, 2026 · in 1 postReplace',
    'DrillOut of stock in every shop · since March 4, 2026 · in 1 postReplace',
    'SawPrice rose by 20%, from $10.00 to $12.00 · since March 4, 2026 · in 1 postSee its posts',
    'VisePrice fell by 20%, from $10.00 to $8.00 · since March 4, 2026 · in 1 postSee its posts',
  ])
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    ['Awl', 'Drill', 'Saw', 'Vise'].map((id) => `/admin/product/${id}`),
  )
})
