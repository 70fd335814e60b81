// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '@/lib/client/calls/query-client'
import { postSummarySchema } from '@/lib/contract/posts/post'
import { LabelDialog } from './label-dialog'

const list = vi.hoisted(() => vi.fn())
vi.mock('@/lib/client/calls/client', () => ({ api: { tags: { list } } }))
afterEach(cleanup)

const POSTS = [
  { id: 'a', categories: ['Home Office'], tags: ['paint'] },
  { id: 'b', categories: [], tags: [] },
].map((fields) => postSummarySchema.parse({ title: fields.id, ...fields }))

function open() {
  list.mockResolvedValue({ data: { tags: [{ tag: 'paint', posts: 1, drafts: 0 }] } })
  const onApply = vi.fn()
  render(
    <QueryClientProvider client={newQueryClient()}>
      <LabelDialog posts={POSTS} onApply={onApply} onClose={() => {}} />
    </QueryClientProvider>,
  )
  return onApply
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled

test('a category is added to the posts or removed, as far as they have it', async () => {
  const onApply = open()
  expect([isDisabled('Add to posts'), isDisabled('Remove from posts')]).toEqual([false, true])
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'Home Office')
  expect(screen.getByText('1 of 2 selected has it.')).toBeTruthy()
  await press('Remove from posts')
  await press('Add to posts')
  expect(onApply.mock.calls).toEqual([
    [{ category: 'Home Office' }, true],
    [{ category: 'Home Office' }, false],
  ])
})

test('another spelling of a tag is pointed out', async () => {
  const onApply = open()
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'tag')
  expect(isDisabled('Add to posts')).toBe(true)
  await userEvent.type(screen.getByLabelText('Tag'), 'Paints')
  await press('Use “paint”')
  await press('Add to posts')
  expect(onApply).toHaveBeenCalledExactlyOnceWith({ tag: 'paint' }, false)
})
