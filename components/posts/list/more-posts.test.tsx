// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterAll, expect, test, vi } from 'vitest'
import { MorePosts } from './more-posts'

const { list, view } = vi.hoisted(() => ({ list: vi.fn(), view: { reach: () => {} } }))
vi.mock('@/lib/client/calls/client', () => ({ publicApi: { posts: { list } } }))
vi.mock('@/lib/contract/limits', async (actual) => ({ ...(await actual<object>()), MAX_LIST_SIZE: 30 }))
vi.mock('./when-reached', () => ({
  whenReached: (_node: Element, _margin: number, reach: () => void) => {
    view.reach = reach
    return () => (view.reach = () => {})
  },
}))

const post = (at: number) => ({
  id: `p${at}`,
  slug: null,
  title: `Post ${at}`,
  summary: '',
  previewImage: null,
  categories: [],
  tags: [],
  products: [],
})
const answer = ({ limit }: { limit: number }) =>
  Promise.resolve({ data: { posts: Array.from({ length: limit }, (_, at) => post(at)) } })
const requestedLimits = () => list.mock.calls.map(([{ limit }]) => limit as number)

afterAll(() => onlineManager.setOnline(true))

test('while offline the list shows an error and does not request further pages', async () => {
  list.mockImplementation(answer)
  render(
    <ul>
      <MorePosts loaded={1} shownIds={['p0']} position={1} interludes={[]} />
    </ul>,
  )
  expect(await screen.findByText('Post 10')).toBeDefined()
  onlineManager.setOnline(false)
  list.mockRejectedValue(new TypeError('Failed to fetch'))
  view.reach()
  expect((await screen.findByRole('alert', {}, { timeout: 5000 })).textContent).toContain('Failed to fetch posts')
  expect(screen.getByText('Post 10')).toBeDefined()
  view.reach()
  list.mockImplementation(answer)
  screen.getByRole('button', { name: 'Try again' }).click()
  expect(await screen.findByText('Post 20')).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect([...new Set(requestedLimits())]).toEqual([11, 21])
})

test.each([
  [31, 'Show older posts', '/page/4'],
  [undefined, 'Show older posts', '/page/4'],
  [30, 'No more posts to load', null],
])('at the maximum list size with %s posts in total the list shows "%s"', async (total, text, href) => {
  vi.resetModules()
  cleanup()
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: () => [{ type: 'back_forward' }],
  })
  sessionStorage.setItem('homeFeed', JSON.stringify([['tab', { limit: 30, row: 0, top: 0 }]]))
  const posts = Array.from({ length: 30 }, (_, at) => post(at))
  list.mockResolvedValue({ data: { posts, pagination: total && { total } } })
  window.scrollBy = () => {}
  const fresh = await import('./more-posts')
  render(
    <ul>
      <fresh.MorePosts loaded={1} shownIds={['p0']} position={1} interludes={[]} />
    </ul>,
  )
  const end = await screen.findByText(text)
  expect(end.getAttribute('href')).toBe(href)
})

test('withheld posts count as fetched, so that the list does not end early', async () => {
  vi.resetModules()
  cleanup()
  sessionStorage.clear()
  list.mockReset()
  list.mockImplementation(({ limit }: { limit: number }) => {
    const returned = Array.from({ length: Math.min(limit, 24) }, (_, at) => post(at))
    const posts = returned.filter((_, at) => at % 4 > 0)
    return Promise.resolve({ data: { posts, withheld: returned.length - posts.length } })
  })
  const fresh = await import('./more-posts')
  render(
    <ul>
      <fresh.MorePosts loaded={1} shownIds={['p1']} position={1} interludes={[]} />
    </ul>,
  )
  expect(await screen.findByText('Post 10')).toBeDefined()
  expect(screen.queryByText('No more posts to load')).toBeNull()
  view.reach()
  expect(await screen.findByText('Post 19')).toBeDefined()
  view.reach()
  expect(await screen.findByText('No more posts to load')).toBeDefined()
  expect(requestedLimits()).toEqual([11, 21, 30])
})

test('interludes follow the fourth and the eighth row, counted from those of the server, and shown posts are left out', async () => {
  vi.resetModules()
  cleanup()
  list.mockReset()
  list.mockImplementation(answer)
  const fresh = await import('./more-posts')
  render(
    <ul>
      <fresh.MorePosts loaded={2} shownIds={['p0', 'p1', 'p3']} position={2} interludes={['Categories', 'Products']} />
    </ul>,
  )
  await screen.findByText('Post 11')
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.match(/^(Post \d+|\w+)/)?.[0])
  expect(texts.slice(0, 8)).toEqual([
    'Post 2',
    'Post 4',
    'Categories',
    'Post 5',
    'Post 6',
    'Post 7',
    'Post 8',
    'Products',
  ])
})
