import { useEffect, useState } from 'react'

/** Full-height writing mode: the rest of the page is hidden from view and does not scroll. */
export function useWritingMode(): { isFull: boolean; toggle: () => void; leave: () => void } {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    if (!isFull) return
    const { style } = document.documentElement
    const before = style.overflow
    style.overflow = 'hidden'
    return () => {
      style.overflow = before
    }
  }, [isFull])
  return { isFull, toggle: () => setFull((full) => !full), leave: () => setFull(false) }
}
