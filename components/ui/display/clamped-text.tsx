'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'

type Props = {
  children: ReactNode
  /** Number of lines shown while collapsed. */
  lines: 2 | 3
  /** What the text is, for the accessible name of the toggle: `description`. */
  what: string
  as?: 'p' | 'h2' | 'h3' | 'h4'
  className?: string
}

const LINES = { 2: 'clamp-2', 3: 'clamp-3' }

/**
 * A text clamped to a few lines; `...` expands it and `(less)` collapses it, if it is truncated at its
 * width. Without scripts the whole text is shown.
 */
export function ClampedText({ children, lines, what, as: Tag = 'p', className = '' }: Props) {
  const [open, setOpen] = useState(false)
  const [truncated, setTruncated] = useState(false)
  const frame = useRef<HTMLParagraphElement & HTMLHeadingElement>(null)
  useEffect(() => {
    const node = frame.current
    if (!node || open) return
    const observer = new ResizeObserver(() => setTruncated(node.scrollHeight > node.clientHeight + 1))
    observer.observe(node)
    return () => observer.disconnect()
  }, [open])
  return (
    <div className="relative">
      <Tag ref={frame} dir="auto" className={`${open ? '' : LINES[lines]} wrap-anywhere ${className}`}>
        {children}
      </Tag>
      {truncated && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className={`toggle min-h-6 min-w-6 text-start print:hidden ${open ? '' : 'clamp-more'}`}
        >
          <span>{open ? '(less)' : '...'}</span>
          <span className="sr-only">{open ? `show less of the ${what}` : `show the whole ${what}`}</span>
        </button>
      )}
    </div>
  )
}
