'use client'

import { useEffect } from 'react'

/** Adds the toggles of all clamped texts of the page. */
export function ClampedToggles() {
  useEffect(() => {
    let stop: (() => void) | null = null
    let isLeft = false
    import('./add-toggles').then(
      ({ addToggles }) => !isLeft && (stop = addToggles()),
      () => document.documentElement.style.setProperty('--clamp', 'none'),
    )
    return () => {
      isLeft = true
      stop?.()
    }
  }, [])
  return null
}
