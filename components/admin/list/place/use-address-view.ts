import { useSearchParams } from 'next/navigation'
import { useCallback, useEffect, useRef, useState } from 'react'

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
