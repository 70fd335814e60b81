// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { newQueryClient } from '@/lib/api/query-client'
import { PostEditorScreen } from './post-editor-screen'

const calls = vi.hoisted(() => ({ get: vi.fn(), authCheck: vi.fn() }))
vi.mock('@/lib/api/client', () => ({ api: { posts: calls, admin: calls } }))

test('an address without an id says so, asks the API nothing, and leads back', async () => {
  render(
    <QueryClientProvider client={newQueryClient()}>
      <PostEditorScreen id=" " pictureTexts />
    </QueryClientProvider>,
  )
  const fault = await screen.findByRole('alert')
  expect(fault.textContent).toContain('Failed to fetch post')
  expect(fault.textContent).toContain('Post ID is required')
  expect(screen.getByRole('link', { name: 'Back to Admin' }).getAttribute('href')).toBe('/admin')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect([calls.get, calls.authCheck].flatMap(({ mock }) => mock.calls)).toEqual([])
})
