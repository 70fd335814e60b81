import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Makes a part of the screen inert, and restores its focus afterwards. */
export function useInert<T extends HTMLElement>(isInert: boolean): RefObject<T | null> {
  const part = useRef<T>(null)
  useLayoutEffect(() => {
    const element = part.current
    if (!isInert || !element) return
    const focused = document.activeElement
    element.inert = true
    return () => {
      element.inert = false
      if (focused instanceof HTMLElement && element.contains(focused)) focused.focus()
    }
  }, [isInert])
  return part
}
