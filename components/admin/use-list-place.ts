import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { lastListPath, noteListPlace, returnToList, takeReturn } from './list-place'

/**
 * Notes where one is in the list, and goes back there when one returns from the editor: to the same place of the page,
 * with the focus on the row that was edited.
 * @param address of what the list shows. @param isShown whether its rows are there.
 */
export function useListPlace(address: string, isShown: boolean): void {
  const top = useRef(0)
  const isRestored = useRef(false)
  useEffect(() => {
    if (!isShown || isRestored.current) return
    isRestored.current = true
    const place = takeReturn(address)
    if (!place) return
    window.scrollTo(0, place.top)
    const row = place.id === null ? null : document.getElementById(rowId(place.id))
    row?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest' })
  }, [address, isShown])
  useEffect(() => {
    top.current = window.scrollY
    const note = () => {
      if (isRestored.current) noteListPlace(address, top.current)
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
 * The way from an editor back to the list as it was left.
 * @param id of the post or product that is edited; null for a new one. @param usual path of the list where none was left.
 */
export function useReturnToList(id: string | null, usual?: string): (how: 'push' | 'replace') => void {
  const router = useRouter()
  return (how) => {
    returnToList(id)
    router[how](lastListPath(usual))
  }
}

/** The element id of the row that shows a post or product. */
export const rowId = (id: string) => `row-${id}`
