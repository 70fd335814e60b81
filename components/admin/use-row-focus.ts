import { useLayoutEffect, useRef } from 'react'

/**
 * Hands the focus on when a row goes: to the same control of the next row, else of the one before, else to the panel.
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
  if (!other) return row.closest<HTMLElement>('[role=tabpanel]')
  // While a dialog has the focus this is -1, the last control: the one that asks before it acts.
  const at = controlsOf(row).findIndex((control) => control === document.activeElement)
  return controlsOf(other).at(at) ?? null
}

const controlsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>('a, button, input')]
