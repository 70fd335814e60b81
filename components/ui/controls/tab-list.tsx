'use client'

import type { KeyboardEvent, ReactNode } from 'react'

/** Tabs that are links; the arrow keys move between them and Space opens one, as in the ARIA tabs pattern. */
export function TabList({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
    const at = tabs.indexOf(event.target as HTMLElement)
    if (at >= 0 && event.key === ' ') {
      event.preventDefault()
      tabs[at]?.click()
    }
    if (!step || at < 0) return
    event.preventDefault()
    tabs[(at + step + tabs.length) % tabs.length]?.focus()
  }
  return (
    <div role="tablist" aria-label={label} onKeyDown={move} className={className}>
      {children}
    </div>
  )
}
