// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '@/lib/client/calls/query-client'
import { ZeroResultRow } from './searches-panel'

const addSynonym = vi.hoisted(() => vi.fn())
vi.mock('@/lib/client/calls/client', () => ({ api: { search: { addSynonym } } }))
vi.mock('@/components/site/frame/notify', () => ({ notify: vi.fn() }))

const button = () => screen.getByRole('button', { name: 'Add synonym' })

beforeEach(() => {
  addSynonym.mockReset().mockResolvedValue({})
  render(
    <QueryClientProvider client={newQueryClient()}>
      <ul>
        <ZeroResultRow entry={{ query: 'spanner', searches: 2, last_day: '' }} synonym={undefined} />
      </ul>
    </QueryClientProvider>,
  )
  fireEvent.click(button())
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})
afterEach(cleanup)

test('a post can be begun with the words of the search', () => {
  expect(screen.getByRole('link', { name: 'Start a draft' }).getAttribute('href')).toBe(
    '/admin/post/create?title=spanner',
  )
})

test('focus returns to the button when no synonym is added', () => {
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' })
  expect(document.activeElement).toBe(button())
  fireEvent.click(button())
  screen.getByRole('button', { name: 'Cancel' }).focus()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(document.activeElement).toBe(button())
})

test('focus moves to the row, which loses its button, when a synonym is added', async () => {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'wrench' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save synonym' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('listitem')))
  expect(addSynonym).toHaveBeenCalledExactlyOnceWith({ words: ['spanner', 'wrench'] })
})

test('Save synonym keeps focus when it fails, and ignores a second press', async () => {
  let refuse = (_: Error) => {}
  addSynonym.mockReturnValue(new Promise((_, reject) => (refuse = reject)))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'wrench' } })
  screen.getByRole('button', { name: 'Save synonym' }).focus()
  fireEvent.click(screen.getByRole('button', { name: 'Save synonym' }))
  const busy = await screen.findByRole('button', { name: 'Saving...' })
  fireEvent.click(busy)
  expect([busy.matches(':disabled'), busy.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  refuse(new Error('down'))
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Save synonym' }))
  expect(addSynonym).toHaveBeenCalledOnce()
})
