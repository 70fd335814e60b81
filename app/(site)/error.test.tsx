// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import GlobalError from '../global-error'
import PageError from './error'

const folder = vi.hoisted(() => ({ of: null as string | null }))
vi.mock('next/navigation', () => ({ useSelectedLayoutSegment: () => folder.of }))

/** Retry reloads the document: rendering the same failed response again cannot help. */
const reload = vi.fn()
vi.stubGlobal('location', { reload })

afterEach(() => {
  cleanup()
  reload.mockClear()
})

test('the error page names the problem and reloads on retry', () => {
  folder.of = 'search'
  render(<PageError />)
  expect(screen.getByRole('heading', { name: 'This page could not be loaded' })).toBeDefined()
  expect(screen.getByText('It may work again in a moment.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Back to Home' })).toBeDefined()
  screen.getByRole('button', { name: 'Try again' }).click()
  expect(reload).toHaveBeenCalledOnce()
})

test('the global error page reloads on retry', () => {
  // React warns about <html> inside the container of the test.
  vi.mocked(console.error).mockImplementation(() => undefined)
  render(<GlobalError />)
  vi.mocked(console.error).mockClear()
  screen.getByRole('button', { name: 'Try again' }).click()
  expect(reload).toHaveBeenCalledOnce()
})

test('an error on a post page shows the not-found text, and reloads on retry', () => {
  folder.of = 'curated-posts'
  render(<PageError />)
  expect(screen.getByRole('heading', { name: 'Post Not Found' })).toBeDefined()
  expect(screen.getByText("The post you're looking for doesn't exist.")).toBeDefined()
  screen.getByRole('button', { name: 'Try again' }).click()
  expect(reload).toHaveBeenCalledOnce()
})
