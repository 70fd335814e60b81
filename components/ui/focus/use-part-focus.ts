import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Moves focus to the surrounding panel or page when a part with focus is removed. */
export function usePartFocus<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null)
  useLayoutEffect(() => {
    const node = part.current
    return () => {
      if (node?.contains(document.activeElement)) focusContainer(node)?.focus({ preventScroll: true })
    }
  }, [])
  return part
}

/** The panel, else the page, around an element: where its focus can move to. */
export const focusContainer = (node: Element) => node.closest<HTMLElement>('[role=tabpanel], main')
