import { useSearchParams } from 'next/navigation'
import { useMemo } from 'react'
import type { AdminView } from '@/lib/api/admin-view'
import { readView, viewPath } from './view-address'

export type ChangeView = (change: Partial<AdminView>, entry?: 'push' | 'replace') => void

/** What the dashboard shows, kept in the address: it survives a reload, a link and the way back. */
export function useAdminView(): [AdminView, ChangeView] {
  const query = useSearchParams().toString()
  return [useMemo(() => readView(new URLSearchParams(query)), [query]), changeView]
}

/** The view that the address names now, which may not have been drawn yet. */
export function viewOfAddress(): AdminView {
  return readView(new URLSearchParams(window.location.search))
}

/** Changes the address itself, not what was last drawn of it: of two quick changes none is lost. */
function changeView(changes: Partial<AdminView>, entry: 'push' | 'replace' = 'push'): void {
  const address = viewPath({ ...viewOfAddress(), page: 1, ...changes })
  if (entry === 'push') window.history.pushState(null, '', address)
  else window.history.replaceState(null, '', address)
}
