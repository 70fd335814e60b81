import { useEffect, useReducer, useState } from 'react'
import { explorePath } from '@/lib/format/addresses/paths'
import type { ExploreFilter } from './explore-filter'
import type { FoundView } from './found-view'

/** The API client, which the first page does without: it comes after the page is ready, or with the first other filter. */
const loadClient = () => import('./load-found')

/**
 * The products of a filter; those of the one before stay until there are others.
 * @param initial the filter of the page and its products; null if the server failed to load them, which only `retry` does again.
 */
export function useFound(filter: ExploreFilter, initial: { filter: ExploreFilter; found: FoundView | null }) {
  const [attempts, retry] = useReducer((count: number) => count + 1, 0)
  const first = explorePath(initial.filter)
  const [answer, setAnswer] = useState({ of: `0 ${first}`, found: initial.found, hasFailed: initial.found === null })
  const address = explorePath(filter)
  const expected = `${attempts} ${address}`
  const isAnswered = answer.of === expected
  useEffect(() => {
    loadClient().catch(() => undefined)
  }, [])
  useEffect(() => {
    if (isAnswered) return
    let isLeft = false
    const before = (address === first && initial.found) || undefined
    loadClient()
      .then(({ loadFound }) => loadFound(filter, before))
      .then((found) => ({ found, hasFailed: false }))
      .catch(() => ({ hasFailed: true }))
      .then((now) => isLeft || setAnswer((shown) => ({ ...shown, ...now, of: expected })))
    return () => {
      isLeft = true
    }
  }, [isAnswered, expected, address, first, filter, initial.found])
  return {
    found: answer.found ?? undefined,
    isSearching: !isAnswered,
    hasFailed: isAnswered && answer.hasFailed,
    retry,
  }
}

/** The categories to filter by; those that were late for the server are loaded here. */
export function useCategories(initial: string[] | 'late' | 'failed'): string[] | 'late' | 'failed' {
  const [categories, setCategories] = useState(initial)
  useEffect(() => {
    if (initial !== 'late') return
    loadClient()
      .then(({ loadCategories }) => loadCategories())
      .then(setCategories, () => setCategories('failed'))
  }, [initial])
  return categories
}
