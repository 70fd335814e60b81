// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { productSchema } from '@/lib/contract/products/product'
import type { ExploreFilter } from './explore-filter'
import { type FoundView, foundView } from './found-view'
import { useFound } from './use-found'

const publicApi = vi.hoisted(() => ({ products: { list: vi.fn() } }))
vi.mock('@/lib/client/calls/client', () => ({ publicApi }))

let tests = 0
/** A filter that no other test has used. */
const filterOf = (search: string): ExploreFilter => ({ search: `${search}${tests}`, category: '', page: 1 })
const productsOf = (id: string) => ({ products: [productSchema.parse({ product_id: id, name: id })] })
const found = (id: string): FoundView => foundView(productsOf(id))
const answer = (id: string) => ({ data: productsOf(id) })

/** The products of a filter that follows another. */
function show(initial: { filter: ExploreFilter; found: FoundView | null }) {
  const { result, rerender } = renderHook((filter) => useFound(filter, initial), { initialProps: initial.filter })
  const shown = () => [result.current.found?.products[0]?.name ?? null, result.current.isSearching]
  return { result, rerender, shown }
}

beforeEach(() => {
  tests += 1
  publicApi.products.list.mockReset()
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now())
})

test('the products of the filter before stay until those of the next come, and none that is overtaken', async () => {
  const first = filterOf('saw')
  const { rerender, shown } = show({ filter: first, found: found('saw') })
  let overtaken = () => {}
  publicApi.products.list.mockImplementationOnce(
    () => new Promise((resolve) => (overtaken = () => resolve(answer('late')))),
  )
  rerender(filterOf('drill'))
  expect(shown()).toEqual(['saw', true])
  await waitFor(() => expect(publicApi.products.list).toHaveBeenCalledOnce())
  publicApi.products.list.mockResolvedValueOnce(answer('plane'))
  rerender(filterOf('plane'))
  await waitFor(() => expect(shown()).toEqual(['plane', false]))
  await act(async () => overtaken())
  expect(shown()).toEqual(['plane', false])
})

test('those that came with the page are not asked for when a visitor returns to them', async () => {
  const first = filterOf('saw')
  const { rerender, shown } = show({ filter: first, found: found('saw') })
  publicApi.products.list.mockResolvedValueOnce(answer('drill'))
  rerender(filterOf('drill'))
  await waitFor(() => expect(shown()).toEqual(['drill', false]))
  rerender(first)
  await waitFor(() => expect(shown()).toEqual(['saw', false]))
  expect(publicApi.products.list).toHaveBeenCalledOnce()
})

test('what the server failed to load is asked for only by a retry', async () => {
  const { result, shown } = show({ filter: filterOf('saw'), found: null })
  expect(result.current.hasFailed).toBe(true)
  publicApi.products.list.mockResolvedValueOnce(answer('saw'))
  await act(async () => result.current.retry())
  await waitFor(() => expect(shown()).toEqual(['saw', false]))
  expect(result.current.hasFailed).toBe(false)
})

test('a filter that fails says so, and is answered by a retry', async () => {
  const { result, rerender, shown } = show({ filter: filterOf('saw'), found: found('saw') })
  publicApi.products.list.mockRejectedValue(new Error('away'))
  rerender(filterOf('drill'))
  await waitFor(() => expect(result.current.hasFailed).toBe(true), { timeout: 5_000 })
  publicApi.products.list.mockReset().mockResolvedValueOnce(answer('drill'))
  await act(async () => result.current.retry())
  await waitFor(() => expect(shown()).toEqual(['drill', false]))
})
