'use client'

import { type FocusEvent, useEffect, useRef, type ReactNode } from 'react'

const isPart = (details: Element | null, node: Element) =>
  details?.contains(node) || node.closest('[data-menu]') !== null

type Props = {
  summary: ReactNode
  summaryClass: string
  panelClass: string
  children: ReactNode
}

/**
 * A panel below its button, a <details> element so that it opens without scripts; a click outside, Escape, focus that
 * moves to something else or following a link in it closes it; what has `data-menu` counts as part of it. The panel takes the focus of a press on its texts, and
 * is no stop of the Tab key where it scrolls.
 */
export function Disclosure({ summary, summaryClass, panelClass, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = (refocus: boolean) => {
      if (!details.current?.open) return
      details.current.open = false
      if (refocus) details.current.querySelector('summary')?.focus()
    }
    const onPointer = (event: PointerEvent) => {
      if (!isPart(details.current, event.target as Element)) close(false)
    }
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close(true)
    const onHide = () => close(false)
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('keydown', onKey)
    window.addEventListener('pagehide', onHide)
    return () => {
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('keydown', onKey)
      window.removeEventListener('pagehide', onHide)
    }
  }, [])
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLDetailsElement>) => {
    // A press on a text without a control focuses the next element around it that takes focus.
    const isElsewhere = relatedTarget && !isPart(currentTarget, relatedTarget) && !relatedTarget.contains(currentTarget)
    if (isElsewhere) currentTarget.open = false
  }
  const onFollow = (event: React.MouseEvent) => {
    if ((event.target as Element).closest('a') && details.current) details.current.open = false
  }
  return (
    <details ref={details} onBlur={onBlur} className="group/disclosure">
      <summary className={summaryClass}>{summary}</summary>
      <div tabIndex={-1} className={`${panelClass} outline-none`} onClick={onFollow}>
        {children}
      </div>
    </details>
  )
}
