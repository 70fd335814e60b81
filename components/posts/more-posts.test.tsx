// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { afterAll, expect, test, vi } from 'vitest'
import { MorePosts } from './more-posts'

const { list, view } = vi.hoisted(() => ({ list: vi.fn(), view: { reach: () => {} } }))
vi.mock('@/lib/api/client', () => ({ publicApi: { posts: { list } } }))
vi.mock('./when-reached', () => ({
  whenReached: (_node: Element, _margin: number, reach: () => void) => {
    view.reach = reach
    return () => (view.reach = () => {})
  },
}))

const post = (at: number) => ({ id: `p${at}`, slug: null, title: `Post ${at}`, summary: '', previewImage: null, categories: [], tags: [], products: [] })
const answer = ({ limit }: { limit: number }) => Promise.resolve({ data: { posts: Array.from({ length: limit }, (_, at) => post(at)) } })
const asked = () => list.mock.calls.map(([{ limit }]) => limit as number)

afterAll(() => onlineManager.setOnline(true))

test('without a network the list says so, and asks for no more than the next ten', async () => {
  list.mockImplementation(answer)
  render(<ul><MorePosts drawn={['p0']} /></ul>)
  expect(await screen.findByText('Post 10')).toBeDefined()
  onlineManager.setOnline(false)
  list.mockRejectedValue(new TypeError('Failed to fetch'))
  view.reach()
  expect((await screen.findByRole('alert', {}, { timeout: 5000 })).textContent).toContain('Failed to fetch curated posts')
  expect(screen.getByText('Post 10')).toBeDefined()
  view.reach()
  list.mockImplementation(answer)
  screen.getByRole('button', { name: 'Try again' }).click()
  expect(await screen.findByText('Post 20')).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect([...new Set(asked())]).toEqual([11, 21])
})
