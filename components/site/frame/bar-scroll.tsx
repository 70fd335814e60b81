'use client'

import { useEffect } from 'react'

/** Pixels from the top above which the bar always shows, and by which a scroll must change to count. */
const TOP = 200
const STEP = 8

/** Hides the navigation bar while the page is scrolled down, and shows it again on the way up: `data-away` in app/parts.css. */
export function BarScroll() {
  useEffect(() => {
    const bar = document.querySelector<HTMLElement>('.bar')
    let last = window.scrollY
    const onScroll = () => {
      const now = window.scrollY
      if (Math.abs(now - last) < STEP) return
      bar?.toggleAttribute('data-away', now > last && now > TOP)
      last = now
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return null
}
