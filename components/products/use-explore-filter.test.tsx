// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useExploreFilter } from './use-explore-filter'

test('a search that is cleared takes with it the order that only a search has', () => {
  vi.useFakeTimers()
  const { result } = renderHook(() => useExploreFilter({ search: 'drill', category: '', page: 3, brand: 'Acme', sort: 'newest' }))
  act(() => result.current.type(''))
  act(() => vi.runAllTimers())
  expect(result.current.filter).toEqual({ search: '', category: '', page: 1, brand: 'Acme' })
  expect(window.location.search).toBe('?tab=explore&brand=Acme')
  vi.useRealTimers()
})
