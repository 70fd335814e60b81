// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '@/lib/client/calls/query-client'
import { type Post, postSchema } from '@/lib/contract/posts/post'
import { stubLayout } from '@/lib/testing/content-editor'
import { WholeContract } from '../../admin/whole-contract'
import { PostEditor } from '../post-editor'

const calls = vi.hoisted(() => ({ update: vi.fn(), list: vi.fn(), get: vi.fn(), notify: vi.fn(), push: vi.fn() }))
vi.mock('@/lib/client/calls/client', () => ({ api: { posts: calls, products: calls, plans: calls } }))
vi.mock('../../site/frame/notify', () => ({ notify: calls.notify }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: calls.push }) }))
vi.mock('../content/content-part', () => ({ ContentPart: () => null }))

const PLAN = { publish_at: null, unpublish_at: null, failure: null }
beforeEach(() => {
  stubLayout()
  calls.list.mockResolvedValue({ data: { products: [] } })
  calls.get.mockResolvedValue({ data: { plan: PLAN } })
})
afterEach(cleanup)

const stored = (fields: Partial<Post>): Post =>
  postSchema.parse({
    id: 'a',
    title: 'Shelf',
    summary: 'A shelf',
    content: '<p>Saw</p>',
    status: 'draft',
    published_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
    products: [],
    ...fields,
  })

test.each(['Published on', 'Unpublish at'])('%s, typed and not saved, outlives a save of the post', async (label) => {
  render(
    <QueryClientProvider client={newQueryClient()}>
      <WholeContract value={true}>
        <PostEditor post={stored({})} onMerged={vi.fn()} />
      </WholeContract>
    </QueryClientProvider>,
  )
  const time = '2099-03-04T10:05'
  fireEvent.change(await screen.findByLabelText(label, undefined, { timeout: 10_000 }), { target: { value: time } })
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'published' } })
  const later = '2026-01-01T00:01:00.000Z'
  const post = stored({ status: 'published', published_at: later, updated_at: later })
  calls.update.mockResolvedValueOnce({ data: { post } })
  fireEvent.click(screen.getByRole('button', { name: 'Update Post' }))
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull(), { timeout: 10_000 })
  expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(time)
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByText('Leave this page?')).toBeTruthy()
  expect(calls.push).not.toHaveBeenCalled()
})
