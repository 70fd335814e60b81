import { useLayoutEffect, useRef } from 'react'
import { placeOf } from './use-part-focus'

/**
 * Hands the focus on when a row goes: to the same control of the next row, else of the one before, else to the panel or page.
 * @returns the row, and what a dialog that the row opened gives the focus to: nothing while the row stands.
 */
export function useRowFocus() {
  const row = useRef<HTMLLIElement>(null)
  const next = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const node = row.current
    next.current = null
    return () => {
      next.current = node && heirOf(node)
      if (node?.contains(document.activeElement)) next.current?.focus()
    }
  }, [])
  return { row, next }
}

function heirOf(row: HTMLElement): HTMLElement | null {
  const other = row.nextElementSibling ?? row.previousElementSibling
  if (!other) return placeOf(row)
  // While a dialog has the focus none is found: then it is the last, the one that asks before it acts.
  const at = Math.max(0, controlsOf(row).findIndex((control) => control === document.activeElement))
  return controlsOf(other)[at] ?? null
}

/** From the last: what rows differ in stands before what can be done to each. */
const controlsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>('a, button, input')].reverse()
