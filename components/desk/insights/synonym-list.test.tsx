// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { newQueryClient } from '@/lib/client/calls/query-client'
import { SynonymList } from './searches-panel'

afterEach(cleanup)

test('focus of a removed synonym moves to the next one', () => {
  const client = newQueryClient()
  const list = (...words: string[]) => (
    <QueryClientProvider client={client}>
      <SynonymList synonyms={words.map((word) => ({ id: word, words: [word, `${word}s`] }))} />
    </QueryClientProvider>
  )
  const { rerender } = render(list('awl', 'bit', 'jig'))
  screen.getByRole('button', { name: 'Remove bit = bits' }).focus()
  rerender(list('awl', 'jig'))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove jig = jigs' }))
})
