// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useExploreFilter } from './use-explore-filter'

beforeEach(() => {
  cleanup()
  window.history.replaceState(null, '', '/')
})

test('a search that is cleared takes with it the order that only a search has', () => {
  vi.useFakeTimers()
  const { result } = renderHook(() => useExploreFilter({ search: 'drill', category: '', page: 3, brand: 'Acme', sort: 'newest' }))
  act(() => result.current.type(''))
  act(() => vi.runAllTimers())
  expect(result.current.filter).toEqual({ search: '', category: '', page: 1, brand: 'Acme' })
  expect(window.location.search).toBe('?tab=explore&brand=Acme')
  vi.useRealTimers()
})

test('a search that is not made yet is not lost when a page is turned', () => {
  const { result } = renderHook(() => useExploreFilter({ search: 'drill', category: '', page: 1 }))
  act(() => result.current.type('saw'))
  act(() => result.current.turn(2))
  expect(result.current.filter).toMatchObject({ search: 'saw', page: 1 })
  act(() => result.current.turn(2))
  expect(window.location.search).toBe('?tab=explore&search=saw&page=2')
})
