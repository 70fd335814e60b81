// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '@/lib/client/calls/query-client'
import { postSummarySchema } from '@/lib/contract/posts/post'
import { OwnApi } from '../kit/whole-contract'
import { HighlightOrder } from './highlight-order'

const calls = vi.hoisted(() => ({ list: vi.fn(), orderHighlights: vi.fn(), notify: vi.fn(), views: vi.fn() }))
vi.mock('@/lib/client/calls/client', () => ({ api: { posts: calls, insights: calls } }))
vi.mock('@/components/site/frame/notify', () => ({ notify: calls.notify }))

const NAMES = Array.from({ length: 11 }, (_, index) => `post ${index + 1}`)
beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset()
  calls.list.mockResolvedValue({ data: { posts: NAMES.map((title) => postSummarySchema.parse({ id: title, title })) } })
})
afterEach(cleanup)

async function open(insights = false) {
  const onClose = vi.fn()
  render(
    <QueryClientProvider client={newQueryClient()}>
      <OwnApi value={insights}>
        <HighlightOrder onClose={onClose} />
      </OwnApi>
    </QueryClientProvider>,
  )
  await screen.findByRole('list', { name: 'Highlights' })
  return onClose
}
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('those beyond the tenth are marked; moving by button and by key is announced, saved whole, and undone', async () => {
  calls.orderHighlights.mockResolvedValue({ message: 'Saved' })
  const onClose = await open()
  expect(rows().slice(-2)).toEqual(['post 10', 'post 11Not shown on Home'])
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save order' })
  expect(save.disabled).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Move post 11 up' }))
  expect(rows().slice(-2)).toEqual(['post 11', 'post 10Not shown on Home'])
  screen.getByRole('button', { name: 'Move post 1 down' }).focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(screen.getByRole('status').textContent).toBe('post 1 is now 2 of 11')
  await userEvent.click(save)
  const order = ['post 2', 'post 1', ...NAMES.slice(2, 9), 'post 11', 'post 10']
  expect(calls.orderHighlights).toHaveBeenCalledExactlyOnceWith({ ids: order })
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  const [, , undo] = calls.notify.mock.lastCall ?? []
  undo.run()
  await waitFor(() => expect(calls.orderHighlights).toHaveBeenLastCalledWith({ ids: NAMES }))
})

test('a failed save keeps the dialog, with the reason in a toast', async () => {
  calls.orderHighlights.mockRejectedValue(new Error('No room'))
  const onClose = await open()
  await userEvent.click(screen.getByRole('button', { name: 'Move post 2 up' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save order' }))
  await waitFor(() => expect(calls.notify.mock.lastCall).toEqual(['error', 'Failed to update posts: No room']))
  expect(onClose).not.toHaveBeenCalled()
})

test('the most read come first at a press, in the order they had otherwise; without counts nothing offers it', async () => {
  const posts = [
    { id: 'post 3', views: 7 },
    { id: 'post 11', views: 20 },
  ]
  calls.views.mockResolvedValue({ data: { posts } })
  await open(true)
  await userEvent.click(await screen.findByRole('button', { name: 'Most read first' }))
  expect(rows().slice(0, 3)).toEqual([
    'post 1120 views in the last 30 days',
    'post 37 views in the last 30 days',
    'post 10 views in the last 30 days',
  ])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save order' }).disabled).toBe(false)
  cleanup()
  calls.views.mockResolvedValue({ data: { posts: [] } })
  await open(true)
  await waitFor(() => expect(calls.views).toHaveBeenCalledTimes(2))
  expect(screen.queryByRole('button', { name: 'Most read first' })).toBeNull()
  cleanup()
  await open()
  expect(calls.views).toHaveBeenCalledTimes(2)
})
