// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '@/lib/client/calls/query-client'
import { DEFAULT_FACTS, EditorFacts } from '../editor-facts'
import { NEW_POST } from '../form/post-values'
import { PreviewDialog } from './preview-dialog'

// jsdom has no layout for frames.
vi.mock('./framed-page', () => ({ FramedPage: ({ children }: { children: ReactNode }) => children }))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('blocks are previewed as they are stored, with the reason, while they cannot be rendered', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('down')))
  render(
    <QueryClientProvider client={newQueryClient()}>
      <EditorFacts value={{ ...DEFAULT_FACTS, previews: true }}>
        <PreviewDialog stored={null} values={{ ...NEW_POST, content: '<h2>First</h2>' }} onClose={() => {}} />
      </EditorFacts>
    </QueryClientProvider>,
  )
  const reason = 'Blocks are shown as they are stored: The site could not be reached'
  expect(await screen.findByText(reason, { selector: '[role=status]' })).toBeDefined()
  expect(screen.getByRole('heading', { name: 'First' })).toBeDefined()
})
