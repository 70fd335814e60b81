import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { adminHeader } from '@/lib/session/admin-header'

/** The scroll position in one of the dashboard's lists, per tab. */
type Position = {
  /** Path of the list with its query. */
  address: string
  /** Scroll position in CSS pixels. */
  top: number
  /** Id of the post or product opened from the list; set only when returning. */
  returningFrom?: string | null
}

const KEY = 'plumbline:admin-list'

/** Stores the scroll position of the list; after signing out, none is. */
export function storeListPosition(address: string, top: number, returningFrom?: string | null): void {
  if (adminHeader()) window.sessionStorage.setItem(KEY, JSON.stringify({ address, top, returningFrom }))
}

/**
 * The path of the list as it was left.
 * @param fallback where none is stored.
 */
export function lastListPath(fallback = '/admin'): string {
  return read()?.address ?? fallback
}

/** Marks the next visit of the list as a return from the editor of this post or product; null for a new one. */
export function returnToList(id: string | null): void {
  const place = read()
  if (place) storeListPosition(place.address, place.top, id)
}

/** Consumes the stored position for a return to this URL; null for a new visit. */
export function consumeReturn(address: string): { top: number; id: string | null } | null {
  const place = read()
  if (place?.returningFrom === undefined) return null
  storeListPosition(place.address, place.top)
  return place.address === address ? { top: place.top, id: place.returningFrom } : null
}

function read(): Position | null {
  try {
    const place = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') as Position | null
    return place && /^\/admin(\?|$)/.test(place.address) ? place : null
  } catch {
    return null
  }
}

/** Forgets the position, whose address may hold a search: it belongs to the administrator who signed in. */
export function forgetListPosition(): void {
  window.sessionStorage.removeItem(KEY)
}

/**
 * Stores the scroll position of a list and restores it on return from the editor, with focus on the edited
 * row.
 * @param address URL of the view. @param isShown whether its rows are rendered.
 */
export function useListPosition(address: string, isShown: boolean): void {
  const top = useRef(0)
  const isRestored = useRef(false)
  useEffect(() => {
    if (!isShown || isRestored.current) return
    isRestored.current = true
    const place = consumeReturn(address)
    if (!place) return
    window.scrollTo(0, place.top)
    const row = place.id === null ? null : document.getElementById(rowId(place.id))
    row?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest' })
  }, [address, isShown])
  useEffect(() => {
    top.current = window.scrollY
    const note = () => {
      if (isRestored.current) storeListPosition(address, top.current)
    }
    const onScroll = () => {
      top.current = window.scrollY
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('pagehide', note)
    return () => {
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('pagehide', note)
      note()
    }
  }, [address])
}

/**
 * Returns from an editor to the list as it was left.
 * @param id the edited post or product; null for a new one. @param fallback path of the list if none is stored.
 */
export function useReturnToList(id: string | null, fallback?: string): (how: 'push' | 'replace') => void {
  const router = useRouter()
  return (how) => {
    returnToList(id)
    router[how](lastListPath(fallback))
  }
}

/** Element id of the row of a post or product. */
export const rowId = (id: string) => `row-${id}`
