// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import GlobalError from '../global-error'
import PageError from './error'

const folder = vi.hoisted(() => ({ of: null as string | null }))
vi.mock('next/navigation', () => ({ useSelectedLayoutSegment: () => folder.of }))

/** What the server is asked again with: to draw the same answer once more cannot help. */
const reload = vi.fn()
vi.stubGlobal('location', { reload })

afterEach(() => {
  cleanup()
  reload.mockClear()
})

test('a page that could not be drawn says so, and can be asked for again', () => {
  folder.of = 'search'
  render(<PageError />)
  expect(screen.getByRole('heading', { name: 'This page could not be loaded' })).toBeDefined()
  expect(screen.getByText('It may work again in a moment.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Back to Home' })).toBeDefined()
  screen.getByRole('button', { name: 'Try again' }).click()
  expect(reload).toHaveBeenCalledOnce()
})

test('a site whose frame could not be made can be asked for again', () => {
  // The frame of the test's own page stands around the one that is drawn.
  vi.mocked(console.error).mockImplementation(() => undefined)
  render(<GlobalError />)
  vi.mocked(console.error).mockClear()
  screen.getByRole('button', { name: 'Try again' }).click()
  expect(reload).toHaveBeenCalledOnce()
})

test('a post that could not be read is told as one that is not there', () => {
  folder.of = 'curated-posts'
  render(<PageError />)
  expect(screen.getByRole('heading', { name: 'Post Not Found' })).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})
