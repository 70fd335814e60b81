// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import PageError from './error'

const folder = vi.hoisted(() => ({ of: null as string | null }))
vi.mock('next/navigation', () => ({ useSelectedLayoutSegment: () => folder.of }))

afterEach(cleanup)

test.each([
  ['home', 'This page could not be loaded'],
  ['search', 'Failed to fetch search results'],
  ['category', 'Failed to fetch category posts'],
  ['explore', 'Failed to fetch products'],
])('a page of %s that could not be made says so, and can be asked for again', (name, title) => {
  folder.of = name
  const reset = vi.fn()
  render(<PageError error={new Error('down')} reset={reset} />)
  expect(screen.getByRole('heading', { name: title })).toBeDefined()
  expect(screen.getByText('It may work again in a moment.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Back to Home' })).toBeDefined()
  screen.getByRole('button', { name: 'Try again' }).click()
  expect(reset).toHaveBeenCalledOnce()
})

test('a post that could not be read is told as one that is not there', () => {
  folder.of = 'curated-posts'
  render(<PageError error={new Error('down')} reset={() => undefined} />)
  expect(screen.getByRole('heading', { name: 'Post Not Found' })).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})
