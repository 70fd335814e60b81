import { useEffect, useState } from 'react'

/** CSS pixels: less is the browser's own bars. */
const LEAST = 120

/** Height of the on-screen keyboard over the page in CSS pixels; 0 without one. */
export function useKeyboardHeight(): number {
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const visible = window.visualViewport
    if (!visible) return
    const measure = () => {
      const covered = window.innerHeight - visible.height - visible.offsetTop
      setHeight(visible.scale === 1 && covered > LEAST ? Math.round(covered) : 0)
    }
    visible.addEventListener('resize', measure)
    visible.addEventListener('scroll', measure)
    return () => {
      visible.removeEventListener('resize', measure)
      visible.removeEventListener('scroll', measure)
    }
  }, [])
  return height
}
