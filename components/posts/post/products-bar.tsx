'use client'

import { useEffect, useRef } from 'react'

/** Pixels by which a scroll must change to count. */
const STEP = 8

/**
 * The way to the products of a post on a phone: a bar at the bottom that comes on scrolling up once the first product was
 * read of. On a wide screen the panel of the products follows the page, and stays in its place while details in it are open,
 * so that it never needs a scroll of its own.
 */
export function ProductsBar({ count }: { count: number }) {
  const bar = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    let last = window.scrollY
    const onScroll = () => {
      const now = window.scrollY
      if (Math.abs(now - last) < STEP) return
      const first = document.querySelector('.prose a[data-product]') ?? document.querySelector('.prose')
      const isPast = first !== null && first.getBoundingClientRect().top < 0
      bar.current?.toggleAttribute('data-shown', now < last && isPast)
      last = now
    }
    const panel = document.getElementById('featured-products')
    const onToggle = () => {
      const isOpen = panel?.querySelector('details[open]') != null
      if (!panel?.parentElement || isOpen === panel.hasAttribute('data-open')) return
      const offset = panel.getBoundingClientRect().top - panel.parentElement.getBoundingClientRect().top
      panel.style.setProperty('--offset', `${offset}px`)
      panel.toggleAttribute('data-open', isOpen)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    panel?.addEventListener('toggle', onToggle, true)
    return () => {
      window.removeEventListener('scroll', onScroll)
      panel?.removeEventListener('toggle', onToggle, true)
    }
  }, [])
  return (
    <a ref={bar} href="#featured-products" className="products-bar">
      <span>{`Featured Products (${count})`}</span>
      <span className="icon icon-chevron-down size-5" />
    </a>
  )
}
