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
 * @param last the field of the list, which gets it in place of a previous row.
 * @returns the row, and the final focus of a dialog opened from the row: empty while the row exists.
 */
export function useRowFocus(last?: RefObject<HTMLElement | null>) {
  const row = useRef<HTMLLIElement>(null)
  const next = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const node = row.current
    next.current = null
    return () => {
      next.current = node && focusTarget(node, last)
      if (node?.contains(document.activeElement)) next.current?.focus()
    }
  }, [last])
  return { row, next }
}

function focusTarget(row: HTMLElement, last: RefObject<HTMLElement | null> | undefined): HTMLElement | null {
  const other = row.nextElementSibling ?? (last?.current ? null : row.previousElementSibling)
  if (!other) return last?.current ?? focusContainer(row)
  const [own, others] = [controlsOf(row), controlsOf(other)]
  const focused = own.find((control) => control === document.activeElement)
  const verb = focused && verbOf(focused)
  // While a dialog has focus the last control is meant: the one that opened the dialog.
  const at = focused ? own.indexOf(focused) : 0
  return (verb && others.find((control) => verbOf(control) === verb)) || others[at] || null
}

/** What a control does, if its label says that before the name of the row: `Remove Roller`. */
const verbOf = (control: Element) => control.getAttribute('aria-label')?.split(' ')[0]

/** Counted from the last: the controls at the end of each row are the same. */
const controlsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>('a, button, input')].reverse()
