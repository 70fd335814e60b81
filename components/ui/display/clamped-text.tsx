'use client'

import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'

type Props = {
  children: ReactNode
  /** What the text is, for the accessible name of the toggle: `description`. */
  what: string
  lang?: string | undefined
  className?: string
}

/** Moves the toggle from the end of the second line to the last word in it; of many texts, all are measured before the first is moved. */
function placeToggle(frame: HTMLElement) {
  const toggle = frame.querySelector('button')
  if (!toggle) return
  const { left, top, bottom } = toggle.getBoundingClientRect()
  const unmoved = left + (parseFloat(toggle.style.insetInlineEnd) || 0)
  const text = document.createRange()
  text.selectNodeContents(toggle.nextElementSibling ?? frame)
  const ends = [...text.getClientRects()]
    .filter((word) => word.top < bottom && word.bottom > top && word.right <= unmoved)
    .map(({ right }) => right)
  if (ends.length > 0) queueMicrotask(() => (toggle.style.insetInlineEnd = `${unmoved - Math.max(...ends)}px`))
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
    const observer = new ResizeObserver(() => {
      setTruncated(node.scrollHeight > node.clientHeight + 1)
      placeToggle(node)
    })
    observer.observe(node)
    return () => observer.disconnect()
  }, [open])
  useLayoutEffect(() => {
    if (frame.current && truncated && !open) placeToggle(frame.current)
  }, [truncated, open])
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
