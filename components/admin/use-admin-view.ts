import { useSearchParams } from 'next/navigation'
import { useCallback, useMemo } from 'react'
import type { AdminView } from '@/lib/api/admin-view'
import { readView, viewPath } from './view-address'

export type ChangeView = (change: Partial<AdminView>, entry?: 'push' | 'replace') => void

/** What the dashboard shows, kept in the address: it survives a reload, a link and the way back. */
export function useAdminView(): [AdminView, ChangeView] {
  const query = useSearchParams().toString()
  const view = useMemo(() => readView(new URLSearchParams(query)), [query])
  const change = useCallback<ChangeView>(
    (changes, entry = 'push') => {
      const address = viewPath({ ...view, page: 1, ...changes })
      if (entry === 'push') window.history.pushState(null, '', address)
      else window.history.replaceState(null, '', address)
    },
    [view],
  )
  return [view, change]
}
