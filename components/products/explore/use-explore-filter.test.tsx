// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useExploreFilter } from './use-explore-filter'

beforeEach(() => {
  cleanup()
  window.history.replaceState(null, '', '/')
})

test('clearing a search drops the sort order that only a search has', () => {
  vi.useFakeTimers()
  const { result } = renderHook(() =>
    useExploreFilter({ search: 'drill', category: '', page: 3, brand: 'Acme', sort: 'newest' }),
  )
  act(() => result.current.type(''))
  act(() => vi.runAllTimers())
  expect(result.current.filter).toEqual({ search: '', category: '', page: 1, brand: 'Acme' })
  expect(window.location.search).toBe('?tab=explore&brand=Acme')
  vi.useRealTimers()
})

test('turning a page keeps a search text that is not submitted yet', () => {
  const { result } = renderHook(() => useExploreFilter({ search: 'drill', category: '', page: 1 }))
  act(() => result.current.type('saw'))
  act(() => result.current.goToPage(2))
  expect(result.current.filter).toMatchObject({ search: 'saw', page: 1 })
  act(() => result.current.goToPage(2))
  expect(window.location.search).toBe('?tab=explore&search=saw&page=2')
})

test('typing that began before hydration continues in the same history entry', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  window.history.replaceState(null, '', '/?tab=explore')
  const { result } = renderHook(() => useExploreFilter({ search: '', category: '', page: 1 }))
  const before = window.history.length
  act(() => result.current.applyEarlyInput({ search: 'd', category: '', page: 1 }))
  act(() => result.current.type('drill'))
  act(() => vi.runAllTimers())
  expect([window.history.length - before, window.location.search]).toEqual([1, '?tab=explore&search=drill'])
  vi.useRealTimers()
})

test('typing adds one history entry, and Back returns to the state before it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  window.history.replaceState(null, '', '/?tab=explore&brand=Acme')
  const { result } = renderHook(() => useExploreFilter({ search: '', category: '', page: 1, brand: 'Acme' }))
  const before = window.history.length
  const type = (text: string) => {
    act(() => result.current.type(text))
    act(() => vi.runAllTimers())
  }
  for (const text of ['d', 'dr', 'drill']) type(text)
  expect(window.history.length).toBe(before + 1)
  expect(window.location.search).toBe('?tab=explore&search=drill&brand=Acme')

  act(() => result.current.applyFilter({ ...result.current.filter, category: 'Power Tools' }))
  type('drills')
  expect(window.history.length).toBe(before + 3)

  vi.useRealTimers()
  const back = () =>
    act(async () => {
      const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
      window.history.back()
      await gone
    })
  await back()
  expect([result.current.text, result.current.filter]).toMatchObject([
    'drill',
    { search: 'drill', category: 'Power Tools' },
  ])
  await back()
  expect(result.current.filter).toMatchObject({ search: 'drill', category: '' })
  act(() => result.current.type('not searched for yet'))
  await back()
  expect([result.current.text, result.current.filter]).toMatchObject(['', { search: '', brand: 'Acme' }])
})
