import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { lastListPath, storeListPosition, returnToList, consumeReturn } from './list-position'

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
