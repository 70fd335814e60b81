// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '@/lib/client/calls/query-client'
import { type Post, postSchema } from '@/lib/contract/posts/post'
import { stubLayout } from '@/lib/testing/content-editor'
import { OwnApi } from '../../kit/whole-contract'
import { PostEditor } from '../post-editor'

const calls = vi.hoisted(() => ({ update: vi.fn(), list: vi.fn(), get: vi.fn(), notify: vi.fn() }))
vi.mock('@/lib/client/calls/client', () => ({
  api: { posts: calls, products: calls, plans: calls, authors: calls, tags: calls },
}))
vi.mock('@/components/site/frame/notify', () => ({ notify: calls.notify }))
vi.mock('next/navigation', () => ({ useRouter: () => ({}) }))
vi.mock('../content/content-editor', () => ({ ContentEditor: () => null }))

beforeEach(() => {
  stubLayout()
  for (const call of Object.values(calls)) call.mockReset().mockImplementation(() => new Promise(() => {}))
})
afterEach(cleanup)

/** Opens the editor of a post. */
function open(fields: Partial<Post>, isOwn: boolean) {
  const post = postSchema.parse({ id: 'a', title: 'Shelf', summary: 'A shelf', content: '', products: [], ...fields })
  render(
    <QueryClientProvider client={newQueryClient()}>
      <OwnApi value={isOwn}>
        <PostEditor post={post} onMerged={vi.fn()} />
      </OwnApi>
    </QueryClientProvider>,
  )
}
const write = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Update Post' }))

test('what the contract refuses is not sent: it stands at its field, which has the focus, until that changes', async () => {
  open({}, true)
  write(/^Canonical address/, 'example.org/shelf')
  save()
  const field = screen.getByLabelText(/^Canonical address/)
  await waitFor(() => expect(document.activeElement).toBe(field))
  const reason = 'must be an http or https address'
  expect(calls.notify).toHaveBeenCalledExactlyOnceWith('error', `Canonical ${reason}`)
  expect(screen.getByText(`M${reason.slice(1)}`).id).toBe(field.getAttribute('aria-describedby'))
  expect(calls.update).not.toHaveBeenCalled()
  write(/^Canonical address/, 'https://example.org/shelf')
  expect(field.getAttribute('aria-invalid')).toBe('false')
})

test('a post of another API needs title and summary, and no rule of the contract else', async () => {
  open({ title: 'A long title '.repeat(50), summary: ' ' }, false)
  save()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Short Summary/)))
  expect(calls.notify).toHaveBeenCalledExactlyOnceWith('error', 'Title and summary are required')
  write(/^Short Summary/, 'A shelf')
  save()
  await waitFor(() => expect(calls.update).toHaveBeenCalledOnce())
})
