// @vitest-environment jsdom
import { Tooltip } from '@base-ui/react/tooltip'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '@/lib/client/calls/query-client'
import { OwnApi } from '../kit/whole-contract'
import { PostsPanel } from './posts-panel'

const fetchAdminList = vi.hoisted(() => vi.fn())
vi.mock('@/lib/client/posts/admin-posts', async (original) => ({ ...(await original<object>()), fetchAdminList }))
vi.mock('next/navigation', () => ({ useRouter: () => ({}), useSearchParams: () => new URLSearchParams() }))

const post = {
  id: 'a',
  slug: null,
  title: 'Shelf',
  categories: [],
  tags: [],
  products: [],
  status: 'draft',
  isHighlighted: false,
  previewImage: '',
}
const answer = (posts: object[]) => ({
  posts,
  counts: { all: posts.length, draft: posts.length, published: 0, highlighted: 0 },
  pagination: { page: 1, total: posts.length, total_pages: posts.length && 2 },
})

function open(isComplete = false) {
  Element.prototype.scrollIntoView = vi.fn()
  render(
    <QueryClientProvider client={newQueryClient()}>
      <OwnApi value={isComplete}>
        <Tooltip.Provider>
          <div role="tabpanel" tabIndex={-1}>
            <PostsPanel />
          </div>
        </Tooltip.Provider>
      </OwnApi>
    </QueryClientProvider>,
  )
}

afterEach(() => {
  cleanup()
  window.history.replaceState(null, '', '/')
})

test('turning the page scrolls to the top of the list', async () => {
  fetchAdminList.mockResolvedValue(answer([post]))
  open()
  const next = await screen.findByRole('link', { name: 'Next' })
  next.focus()
  fireEvent.click(next)
  await screen.findByText('Page 2 of 2')
  const focused = document.activeElement as HTMLElement
  expect(focused.contains(screen.getByRole('list'))).toBe(true)
  expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toContain(focused)
})

test('retrying the list moves focus to the panel', async () => {
  fetchAdminList.mockRejectedValue(new Error('down'))
  open()
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 })
  fetchAdminList.mockResolvedValue(answer([post]))
  again.focus()
  fireEvent.click(again)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tabpanel')))
})

test('the selection is cleared by another filter and by Cancel Selection', async () => {
  fetchAdminList.mockResolvedValue({ ...answer([post]), counts: { all: 1, draft: 1, published: 0, highlighted: 0 } })
  open()
  await screen.findByRole('list', { name: 'Posts' })
  const selectAll = () => fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  const selected = () => screen.queryByRole('group', { name: 'Selected posts' })?.textContent
  fireEvent.click(screen.getByRole('button', { name: 'Select Posts' }))
  selectAll()
  expect(selected()).toContain('1 selected')
  fireEvent.click(screen.getByRole('button', { name: /^Drafts/ }))
  expect(selected()).toContain('0 selected')
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Select all on this page' })).toBeDefined())
  selectAll()
  expect(selected()).toContain('1 selected')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel Selection' }))
  expect(selected()).toBeUndefined()
  fireEvent.click(screen.getByRole('button', { name: 'Select Posts' }))
  expect(selected()).toContain('0 selected')
})

test('a row names the author of its post', async () => {
  fetchAdminList.mockResolvedValue(answer([{ ...post, author_name: 'Ann Oak' }]))
  open()
  expect((await screen.findByRole('listitem')).textContent).toContain('DraftAnn Oak')
})

test('an empty site says what to begin with', async () => {
  fetchAdminList.mockResolvedValue(answer([]))
  open(true)
  expect(await screen.findByRole('heading', { name: 'No posts yet' })).toBeTruthy()
  const steps = screen.getAllByRole('listitem').map((step) => step.querySelector('a')?.getAttribute('href'))
  expect(steps).toEqual(['/admin/post/create', '/admin/product/create', '/admin/import'])
  cleanup()
  open()
  await screen.findByRole('heading', { name: 'No posts yet' })
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})
