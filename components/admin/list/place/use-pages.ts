import { useEffect, useRef, type RefObject } from 'react'

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
