'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'

type Props = {
  children: ReactNode
  /** What the text is, for the accessible name of the toggle: `description`. */
  what: string
  lang?: string | undefined
  className?: string
}

/**
 * A text clamped to two lines; `...` expands it and `(less)` collapses it, if it is truncated at its width. The toggle
 * precedes the text, which flows around it, so that no word is cut. Without scripts the whole text is shown.
 */
export function ClampedText({ children, what, lang, className = '' }: Props) {
  const [open, setOpen] = useState(false)
  const [truncated, setTruncated] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const node = frame.current
    if (!node || open) return
    const observer = new ResizeObserver(() => setTruncated(node.scrollHeight > node.clientHeight + 1))
    observer.observe(node)
    return () => observer.disconnect()
  }, [open])
  return (
    <div ref={frame} className={`${open ? 'grid justify-items-start' : 'clamped'} ${className}`}>
      {truncated && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="toggle order-last min-h-6 min-w-6 print:hidden"
        >
          <span>{open ? '(less)' : '...'}</span>
          <span className="sr-only">{open ? `show less of the ${what}` : `show the whole ${what}`}</span>
        </button>
      )}
      <p dir="auto" lang={lang} className="wrap-anywhere">
        {children}
      </p>
    </div>
  )
}
