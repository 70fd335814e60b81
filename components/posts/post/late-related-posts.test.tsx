// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LateRelatedPosts } from './late-related-posts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const post = (id: string) => ({ id, slug: null, title: `Post ${id}`, previewImage: '', categories: [], tags: [] })

test('posts of the category are loaded, without the post itself', async () => {
  const answer = { success: true, data: { posts: ['', '1', '2', '3', '4'].map(post) } }
  const requested = vi.fn(async (_address: string) => Response.json(answer))
  vi.stubGlobal('fetch', requested)
  render(<LateRelatedPosts count={3} id="1" category="Home Office" />)
  expect(screen.queryByText('Keep reading')).toBeNull()
  const titles = await screen.findAllByRole('heading', { level: 3 })
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Post 2', 'Post 3', 'Post 4'])
  const { pathname, searchParams } = new URL(requested.mock.calls[0]?.[0] ?? '', 'http://site.example')
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/api/curated-posts',
    { status: 'published', limit: '4', category: 'Home Office' },
  ])
})

test.each([
  ['fails', () => Promise.reject(new TypeError('away'))],
  ['is refused', () => Promise.resolve(Response.json({ success: false }, { status: 503 }))],
])('a post stays complete without them if the call %s', async (_how, fetch) => {
  const requested = vi.fn(fetch)
  vi.stubGlobal('fetch', requested)
  const { container } = render(<LateRelatedPosts count={3} id="1" category={undefined} />)
  await vi.waitFor(() => expect(requested).toHaveBeenCalled())
  await requested.mock.results[0]?.value.catch(() => undefined)
  expect(container.textContent).toBe('')
})
