// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '@/lib/client/calls/query-client'
import { ApiError } from '@/lib/contract/failure'
import { OwnApi } from '../kit/whole-contract'
import { storeDraft, storedDrafts } from './drafts/draft-slots'
import { DEFAULT_FACTS } from './editor-facts'
import { NEW_POST } from './form/post-values'
import { PostEditorScreen } from './post-editor-screen'

const calls = vi.hoisted(() => ({ get: vi.fn(), authCheck: vi.fn(), restore: vi.fn(), push: vi.fn() }))
vi.mock('@/lib/client/calls/client', () => ({ api: { posts: calls, admin: calls, deleted: calls } }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: calls.push }) }))
vi.mock('../../site/frame/notify', () => ({ notify: () => {} }))

beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset()
})
afterEach(cleanup)

function open(id: string, deleted = false) {
  render(
    <QueryClientProvider client={newQueryClient()}>
      <OwnApi value={deleted}>
        <PostEditorScreen id={id} facts={DEFAULT_FACTS} />
      </OwnApi>
    </QueryClientProvider>,
  )
}

test('a URL without an id shows an error with a link back, and sends no request', async () => {
  open(' ')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Failed to fetch post')
  expect(alert.textContent).toContain('Post ID is required')
  expect(screen.getByRole('link', { name: 'Back to Admin' }).getAttribute('href')).toBe('/admin')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect([calls.get, calls.authCheck].flatMap(({ mock }) => mock.calls)).toEqual([])
})

test('unsaved work on a deleted post can be continued as a new post', async () => {
  const work = {
    slot: 's',
    values: { ...NEW_POST, title: 'Half a shelf' },
    base: { ...NEW_POST, title: 'A shelf' },
    basedOn: '2026-01-01T00:00:00.000Z',
    keptAt: new Date().toISOString(),
  }
  await storeDraft('gone', work)
  calls.get.mockRejectedValue(new ApiError(410, 'This post was deleted'))
  open('gone')
  const continueButton = await screen.findByRole('button', { name: 'Continue as a new post' })
  expect(screen.getByRole('region', { name: 'Unsaved work' }).textContent).toContain('“Half a shelf”')
  expect(screen.queryByRole('button', { name: 'Restore Post' })).toBeNull()
  fireEvent.click(continueButton)
  await waitFor(() => expect(calls.push).toHaveBeenCalledExactlyOnceWith('/admin/post/create'))
  expect(await storedDrafts('gone')).toEqual([])
  expect(await storedDrafts(null)).toEqual([{ ...work, base: null, basedOn: null }])
})

test('a deleted post can be restored if the API restores posts', async () => {
  calls.get.mockRejectedValue(new ApiError(410, 'This post was deleted'))
  open('gone', true)
  fireEvent.click(await screen.findByRole('button', { name: 'Restore Post' }))
  await waitFor(() => expect(calls.restore).toHaveBeenCalledExactlyOnceWith({ ids: ['gone'] }))
  await waitFor(() => expect(calls.get.mock.calls.length).toBeGreaterThan(1))
})
