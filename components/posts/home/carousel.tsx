'use client'

import { useEffect, useId, useRef, useState, type CSSProperties, type MouseEvent, type ReactNode } from 'react'
import { stepCarousel } from '@/lib/early/step-carousel.mjs'

const STRIP =
  '-mx-4 flex snap-x motion-safe:scroll-smooth snap-mandatory scroll-px-4 gap-5 overflow-x-auto ' +
  'overscroll-x-contain px-4 pb-3 [scrollbar-width:none] sm:mx-0 sm:scroll-px-0 sm:px-0'

const BUTTON =
  'grid size-11 place-items-center rounded-full border border-line bg-surface text-ink ' +
  'hover:border-muted aria-disabled:cursor-default aria-disabled:opacity-40'

type Props = {
  label: string
  /** Slides that a wide screen shows, and that its buttons move it by. */
  perView: number
  step: number
  children: ReactNode
}

/** A horizontally scrolling strip of slides (ARIA carousel pattern). */
export function Carousel({ label, perView, step, children }: Props) {
  const strip = useRef<HTMLDivElement>(null)
  const heading = useId()
  const [ends, setEnds] = useState({ start: true, end: false })
  useEffect(() => {
    const node = strip.current
    if (!node) return
    const measure = () => {
      const left = Math.abs(node.scrollLeft)
      setEnds({ start: left < 4, end: left + node.clientWidth > node.scrollWidth - 4 })
    }
    const resized = new ResizeObserver(measure)
    resized.observe(node)
    node.addEventListener('scroll', measure, { passive: true })
    return () => {
      resized.disconnect()
      node.removeEventListener('scroll', measure)
    }
  }, [])
  const move = (event: MouseEvent<HTMLElement>) => stepCarousel(event.currentTarget)
  return (
    <section aria-roledescription="carousel" aria-labelledby={heading}>
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 id={heading} className="text-2xl font-bold sm:text-3xl">
          {label}
        </h2>
        <div className={`flex gap-2 ${ends.start && ends.end ? 'invisible' : ''}`}>
          <button
            type="button"
            aria-label="Previous highlights"
            aria-disabled={ends.start}
            data-step={-step}
            onClick={move}
            className={BUTTON}
          >
            <span className="icon icon-chevron-left size-5" />
          </button>
          <button
            type="button"
            aria-label="Next highlights"
            aria-disabled={ends.end}
            data-step={step}
            onClick={move}
            className={BUTTON}
          >
            <span className="icon icon-chevron-right size-5" />
          </button>
        </div>
      </div>
      <div
        ref={strip}
        tabIndex={0}
        role="group"
        aria-label={label}
        style={{ '--per-view': perView } as CSSProperties}
        className={STRIP}
      >
        {children}
      </div>
    </section>
  )
}
