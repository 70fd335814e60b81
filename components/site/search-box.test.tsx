// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SearchBox } from './search-box'

vi.mock('./search-suggestions', () => {
  throw new Error('no network')
})

test('where the script of the suggestions cannot be had, the box is there without them', async () => {
  render(<SearchBox maxLength={200} />)
  const box = screen.getByRole('searchbox', { name: 'Search posts, tags, products' })
  fireEvent.focus(box)
  await act(() => import('./search-suggestions').catch(() => undefined))
  expect(screen.getByRole('searchbox')).toBe(box)
})
