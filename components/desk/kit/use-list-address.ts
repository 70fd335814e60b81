import { useSearchParams } from 'next/navigation'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { MAX_QUERY_LENGTH } from '@/lib/contract/fields/address-query'

export type ChangeAddressView<View> = (change: Partial<View>, entry?: 'push' | 'replace') => void

/** Maps a view to a URL and back. Both functions must be stable across renders. */
export type ViewAddress<View> = { read: (query: URLSearchParams) => View; path: (view: View) => string }

/**
 * View state of a list, stored in the URL so that it survives reload, sharing and Back. A change is applied
 * at once; Next updates the URL later, and until then reports outdated URLs.
 */
export function useAddressView<View extends { page: number }>({
  read,
  path,
}: ViewAddress<View>): [View, ChangeAddressView<View>] {
  const rendered = useSearchParams().toString()
  const [view, setView] = useState(() => read(new URLSearchParams(rendered)))
  const latest = useRef(view)
  /** The rendered query, and those requested since, in order. */
  const requested = useRef([rendered])
  const show = useCallback((next: View, query: string) => {
    latest.current = next
    requested.current.push(query)
    setView(next)
  }, [])
  const change = useCallback<ChangeAddressView<View>>(
    (changes, entry = 'push') => {
      const next = { ...latest.current, page: 1, ...changes }
      const address = path(next)
      show(next, address.split('?')[1] ?? '')
      if (entry === 'push') window.history.pushState(null, '', address)
      else window.history.replaceState(null, '', address)
    },
    [path, show],
  )
  useEffect(() => {
    const onPopState = () => {
      const query = new URLSearchParams(window.location.search)
      show(read(query), query.toString())
    }
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [read, show])
  useEffect(() => {
    const at = requested.current.indexOf(rendered)
    requested.current.splice(0, at < 0 ? requested.current.length : at)
    if (at < 0) show(read(new URLSearchParams(rendered)), rendered)
  }, [rendered, read, show])
  return [view, change]
}

export type ListView<Filter, Order> = { filter: Filter; q: string; sort: Order; page: number }

export type ListAddress<Filter, Order> = ViewAddress<ListView<Filter, Order>>

type Lists<Filter, Order> = {
  /** The first of each is the default. */
  filters: readonly [Filter, ...Filter[]]
  orders: readonly [Order, ...Order[]]
  /** Query parameters in the URL of every view. */
  fixed?: Record<string, string>
}

/** Maps the views of a dashboard list to URLs and back; invalid parameters fall back to the defaults. */
export function listAddress<Filter extends string, Order extends string>({
  filters,
  orders,
  fixed,
}: Lists<Filter, Order>): ListAddress<Filter, Order> {
  const [defaultFilter] = filters
  const [defaultOrder] = orders
  return {
    read: (query) => {
      const page = query.get('page') ?? ''
      return {
        filter: filters.find((filter) => filter === query.get('filter')) ?? defaultFilter,
        sort: orders.find((order) => order === query.get('sort')) ?? defaultOrder,
        q: query.get('q')?.slice(0, MAX_QUERY_LENGTH) ?? '',
        page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
      }
    },
    path: ({ filter, q, sort, page }) => {
      const query = new URLSearchParams({
        ...fixed,
        ...(filter !== defaultFilter && { filter }),
        ...(q && { q }),
        ...(sort !== defaultOrder && { sort }),
        ...(page > 1 && { page: String(page) }),
      }).toString()
      return query ? `/admin?${query}` : '/admin'
    },
  }
}

/** Maps the views of a list that is only searched and turned to URLs and back. @param tab the view of the dashboard. */
export const plainListAddress = (tab: string) => listAddress({ filters: ['all'], orders: ['newest'], fixed: { tab } })

/**
 * Turns the pages of a list, with focus at its top; a page that is no longer there gives way to the last one.
 * @param page the current page, from 1. @param pages their number; undefined while it is unknown.
 * @param change changes the page, as a new history entry or in place of the current one.
 */
export function usePages(
  page: number,
  pages: number | undefined,
  change: (page: number, entry: 'push' | 'replace') => void,
): { top: RefObject<HTMLDivElement | null>; turnTo: (page: number) => void } {
  const top = useRef<HTMLDivElement>(null)
  const last = pages === undefined ? page : Math.max(1, pages)
  useEffect(() => {
    if (page > last) change(last, 'replace')
  }, [last, page, change])
  const turnTo = (next: number) => {
    change(next, 'push')
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView()
  }
  return { top, turnTo }
}
