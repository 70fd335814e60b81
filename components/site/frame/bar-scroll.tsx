'use client'

import { useEffect } from 'react'

/** Pixels from the top above which the bar always shows, and by which a scroll must change to count. */
const TOP = 200
const STEP = 8
/** Pixels from which the products of a post stand beside its text. */
const WIDE = 1024

/**
 * Hides the navigation bar while the page is scrolled down, and shows it again on the way up: `data-away` in app/parts.css. On
 * a post it shows the way to the products on the way up, once the first was read of, and keeps their panel in its place while
 * details in it are open, so that it needs no scroll of its own: `data-shown` and `data-open`.
 */
export function BarScroll() {
  useEffect(() => {
    const find = (selector: string) => document.querySelector<HTMLElement>(selector)
    let last = window.scrollY
    const onScroll = () => {
      const now = window.scrollY
      if (Math.abs(now - last) < STEP) return
      const isDown = now > last
      find('.bar')?.toggleAttribute('data-away', isDown && now > TOP)
      const first = find('.prose a[data-product]') ?? find('.prose')
      find('.products-bar')?.toggleAttribute(
        'data-shown',
        !isDown && first !== null && first.getBoundingClientRect().top < 0,
      )
      last = now
    }
    const onToggle = () => {
      const panel = find('.product-panel')
      const isOpen = find('.product-panel [open]') !== null
      if (!panel || isOpen === panel.hasAttribute('data-open') || window.innerWidth < WIDE) return
      const above = panel.previousElementSibling?.getBoundingClientRect().top ?? 0
      panel.style.setProperty('--offset', `${panel.getBoundingClientRect().top - above}px`)
      panel.toggleAttribute('data-open', isOpen)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    document.addEventListener('toggle', onToggle, true)
    return () => {
      window.removeEventListener('scroll', onScroll)
      document.removeEventListener('toggle', onToggle, true)
    }
  }, [])
  return null
}
