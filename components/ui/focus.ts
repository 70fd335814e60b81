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
const focusContainer = (node: Element) => node.closest<HTMLElement>('[role=tabpanel], main')

/**
 * Moves focus when a row is removed: to the same control of the next row, else of the previous one, else to
 * the panel or page.
 * @returns the row, and the final focus of a dialog opened from the row: empty while the row exists.
 */
export function useRowFocus() {
  const row = useRef<HTMLLIElement>(null)
  const next = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const node = row.current
    next.current = null
    return () => {
      next.current = node && focusTarget(node)
      if (node?.contains(document.activeElement)) next.current?.focus()
    }
  }, [])
  return { row, next }
}

function focusTarget(row: HTMLElement): HTMLElement | null {
  const other = row.nextElementSibling ?? row.previousElementSibling
  if (!other) return focusContainer(row)
  // While a dialog has focus the index is -1, which selects the last control: the one that opened the dialog.
  const at = Math.max(
    0,
    controlsOf(row).findIndex((control) => control === document.activeElement),
  )
  return controlsOf(other)[at] ?? null
}

/** Counted from the last: the controls at the end of each row are the same. */
const controlsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>('a, button, input')].reverse()
