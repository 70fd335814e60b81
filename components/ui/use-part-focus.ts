import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Hands the focus of a part that goes to the panel or page that it stood in. */
export function usePartFocus<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null)
  useLayoutEffect(() => {
    const node = part.current
    return () => {
      if (node?.contains(document.activeElement)) placeOf(node)?.focus({ preventScroll: true })
    }
  }, [])
  return part
}

/** The panel, else the page, that something stands in: what it can leave the focus to. */
export const placeOf = (node: Element) => node.closest<HTMLElement>('[role=tabpanel], main')
