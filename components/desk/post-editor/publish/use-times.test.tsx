// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '@/lib/client/calls/query-client'
import { ApiError } from '@/lib/contract/failure'
import { type Post, postSchema } from '@/lib/contract/posts/post'
import type { PostPlan } from '@/lib/contract/posts/post-plan'
import { stubLayout } from '@/lib/testing/content-editor'
import { OwnApi } from '../../kit/whole-contract'
import { PostEditor } from '../post-editor'

const calls = vi.hoisted(() => ({
  update: vi.fn(),
  list: vi.fn(),
  get: vi.fn(),
  set: vi.fn(),
  notify: vi.fn(),
  push: vi.fn(),
}))
vi.mock('@/lib/client/calls/client', () => ({ api: { posts: calls, products: calls, plans: calls } }))
vi.mock('@/components/site/frame/notify', () => ({ notify: calls.notify }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: calls.push }) }))
vi.mock('../content/content-editor', () => ({ ContentEditor: () => null }))

type Body = { publish_at: string | null; unpublish_at: string | null }

let plan: PostPlan
beforeEach(() => {
  stubLayout()
  for (const call of Object.values(calls)) call.mockReset()
  plan = { publish_at: null, unpublish_at: null, failure: null }
  calls.list.mockResolvedValue({ data: { products: [] } })
  calls.get.mockImplementation(() => Promise.resolve({ data: { plan } }))
  calls.set.mockImplementation(({ body }: { body: Body }) => {
    plan = { ...plan, ...body }
    return Promise.resolve({ message: 'Plan saved', data: { plan } })
  })
})
afterEach(cleanup)

const DATED = '2026-01-01T00:00:00.000Z'
const stored = (fields: Partial<Post>): Post =>
  postSchema.parse({
    id: 'a',
    title: 'Shelf',
    summary: 'A shelf',
    content: '<p>Saw</p>',
    status: 'draft',
    published_at: DATED,
    updated_at: DATED,
    products: [],
    ...fields,
  })
const saveAs = (fields: Partial<Post>) =>
  calls.update.mockResolvedValueOnce({ data: { post: stored({ updated_at: '2026-01-01T00:01:00.000Z', ...fields }) } })

/** Opens the editor of a post with its sheet. */
async function open() {
  render(
    <QueryClientProvider client={newQueryClient()}>
      <OwnApi value={true}>
        <PostEditor post={stored({})} onMerged={vi.fn()} />
      </OwnApi>
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Publish' }))
  await sheet.findByLabelText('Publish at', undefined, { timeout: 10_000 })
  return {
    ...sheet,
    type: (label: string, value: string) => fireEvent.change(sheet.getByLabelText(label), { target: { value } }),
    save: () => fireEvent.click(screen.getByRole('button', { name: 'Update Post', hidden: true })),
  }
}
const isMarked = () => screen.queryByText('Unsaved changes') !== null
const unmarked = () => waitFor(() => expect(isMarked()).toBe(false), { timeout: 10_000 })

test('the date and the plan are saved with the post, by its one button', async () => {
  const { type, save } = await open()
  type('Published on', '2020-03-04T10:05')
  type('Unpublish at', '2099-02-03T10:00')
  expect(isMarked()).toBe(true)
  saveAs({ published_at: '2020-03-04T10:05:00.000Z' })
  save()
  await unmarked()
  expect(calls.update).toHaveBeenCalledOnce()
  expect(calls.update.mock.lastCall?.[0].body).toMatchObject({ published_at: '2020-03-04T10:05:00.000Z' })
  expect(calls.set).toHaveBeenCalledExactlyOnceWith({
    params: { id: 'a' },
    body: { publish_at: null, unpublish_at: '2099-02-03T10:00:00.000Z' },
  })
})

test('a plan alone leaves the post as it is, and is removed', async () => {
  const { type, save, getByRole } = await open()
  type('Publish at', '2099-01-02T10:00')
  save()
  await unmarked()
  expect(calls.notify).toHaveBeenCalledWith('success', 'Plan saved')
  fireEvent.click(getByRole('button', { name: 'Remove plan' }))
  expect(isMarked()).toBe(true)
  save()
  await unmarked()
  expect(calls.set).toHaveBeenLastCalledWith({ params: { id: 'a' }, body: { publish_at: null, unpublish_at: null } })
  expect(calls.update).not.toHaveBeenCalled()
})

test('a refused plan stays in its field, with the reason, and is not lost by leaving', async () => {
  const { type, save, findByRole, getByLabelText } = await open()
  calls.set.mockRejectedValue(new ApiError(400, 'publish_at must be in the future', 'BAD_REQUEST'))
  type('Publish at', '2020-01-02T10:00')
  save()
  expect((await findByRole('alert')).textContent).toBe('Publish at must be in the future')
  expect((getByLabelText('Publish at') as HTMLInputElement).value).toBe('2020-01-02T10:00')
  fireEvent.click(screen.getByRole('button', { name: 'Back', hidden: true }))
  expect(await screen.findByText('Leave this page?')).toBeTruthy()
  expect(calls.push).not.toHaveBeenCalled()
})

test('publishing saves the post as published, without the time at which it would have been', async () => {
  const { type, getByRole } = await open()
  type('Publish at', '2099-01-02T10:00')
  type('Unpublish at', '2099-02-03T10:00')
  saveAs({ status: 'published' })
  fireEvent.click(getByRole('button', { name: 'Publish now' }))
  await unmarked()
  expect(calls.update.mock.lastCall?.[0].body).toMatchObject({ status: 'published' })
  expect(calls.set.mock.lastCall?.[0].body).toEqual({ publish_at: null, unpublish_at: '2099-02-03T10:00:00.000Z' })
  expect(screen.getByText('Published · saved')).toBeTruthy()
})
