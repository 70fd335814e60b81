import { createContext, type RefObject, use, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isPlainClick } from '../../ui/controls/is-plain-click'

const MARK = 'editorGuard'

/** A blocked navigation that waits for confirmation. */
type Question = { leave: () => void; stay: () => void }

/**
 * Asks before unsaved work is left: by a link, by Back, or by closing the tab (with the browser's own
 * dialog).
 * @returns whether it asks, functions to answer and to ask, and one that bypasses the guard.
 */
export function useLeaveGuard(unsaved: boolean) {
  const [question, setQuestion] = useState<Question | null>(null)
  const open = useRef(false)
  const pass = useCallback((leave: () => void) => {
    open.current = true
    leave()
  }, [])
  const ask = useCallback<Ask>(
    (leave, stay = () => undefined) => setQuestion({ leave: () => pass(leave), stay }),
    [pass],
  )
  usePageGuard(unsaved, open, ask)
  useHistoryGuard(unsaved, open, ask)
  /** @param kind of the answer to the question, which ends it. */
  const answer = (kind: keyof Question) => {
    setQuestion(null)
    question?.[kind]()
  }
  return { isAsking: question !== null, answer, ask, pass }
}

type Open = { readonly current: boolean }

type Ask = (leave: () => void, stay?: () => void) => void

/** Asks before a link is followed or the tab is closed. */
function usePageGuard(unsaved: boolean, open: Open, ask: Ask): void {
  useEffect(() => {
    if (!unsaved) return
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!open.current) event.preventDefault()
    }
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest?.('a[href]')
      if (!(link instanceof HTMLAnchorElement) || open.current || !leadsAway(link, event)) return
      event.preventDefault()
      event.stopPropagation()
      ask(() => link.click())
    }
    window.addEventListener('beforeunload', onUnload)
    document.addEventListener('click', onClick, true)
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, true)
    }
  }, [unsaved, open, ask])
}

function leadsAway(link: HTMLAnchorElement, event: MouseEvent): boolean {
  if (
    !isPlainClick(event) ||
    link.target === '_blank' ||
    link.hasAttribute('download') ||
    link.closest('[contenteditable="true"]')
  )
    return false
  const { origin, pathname, search } = window.location
  return link.origin !== origin || link.pathname !== pathname || link.search !== search
}

/** Unsaved work pushes a history entry, so that Back leaves only that entry and the page can ask. */
function useHistoryGuard(unsaved: boolean, open: Open, ask: Ask): void {
  const onGuard = useRef(false)
  useEffect(() => {
    onGuard.current = isMarked()
  }, [])
  useEffect(() => {
    if (unsaved && !isMarked()) {
      window.history.pushState({ ...(window.history.state as object | null), [MARK]: true }, '')
      onGuard.current = true
    }
    const onPop = () => {
      const left = onGuard.current && !isMarked()
      onGuard.current = isMarked()
      if (!left || open.current) return
      if (unsaved)
        ask(
          () => window.history.back(),
          () => window.history.forward(),
        )
      else window.history.back()
    }
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [unsaved, open, ask])
}

function isMarked(): boolean {
  return Boolean((window.history.state as Record<string, unknown> | null)?.[MARK])
}

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

/** Reports unsaved work to the admin gate. */
export const UnsavedWork = createContext<(unsaved: boolean) => void>(() => undefined)

/**
 * Keeps a screen mounted, hidden behind the login screen, when its session ends in another tab while work is
 * unsaved.
 */
export function useUnsavedWork(unsaved: boolean): void {
  const report = use(UnsavedWork)
  useEffect(() => {
    report(unsaved)
    return () => report(false)
  }, [report, unsaved])
}
