import { useSearchParams } from 'next/navigation'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { AdminView } from '@/lib/api/admin-view'
import { readView, viewPath } from './view-address'

export type ChangeView = (change: Partial<AdminView>, entry?: 'push' | 'replace') => void

/**
 * What the dashboard shows, kept in the address: it survives a reload, a link and the way back. A change is
 * shown at once. Next draws its address later, and until then sets the address back to one that was asked for before.
 */
export function useAdminView(): [AdminView, ChangeView] {
  const drawn = useSearchParams().toString()
  const [view, setView] = useState(() => readView(new URLSearchParams(drawn)))
  const latest = useRef(view)
  /** The query that is drawn, and those asked for since, in order. */
  const asked = useRef([drawn])
  const show = useCallback((next: AdminView, query: string) => {
    latest.current = next
    asked.current.push(query)
    setView(next)
  }, [])
  const change = useCallback<ChangeView>(
    (changes, entry = 'push') => {
      const next = { ...latest.current, page: 1, ...changes }
      const address = viewPath(next)
      show(next, address.split('?')[1] ?? '')
      if (entry === 'push') window.history.pushState(null, '', address)
      else window.history.replaceState(null, '', address)
    },
    [show],
  )
  useEffect(() => {
    const onPopState = () => {
      const query = new URLSearchParams(window.location.search)
      show(readView(query), query.toString())
    }
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [show])
  useEffect(() => {
    const at = asked.current.indexOf(drawn)
    asked.current.splice(0, at < 0 ? asked.current.length : at)
    if (at < 0) show(readView(new URLSearchParams(drawn)), drawn)
  }, [drawn, show])
  return [view, change]
}
