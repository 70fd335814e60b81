'use client'

import { useLayoutEffect } from 'react'

/**
 * Signals hydration to lib/early/early-script.mjs, which replays events from before it. A layout
 * effect: at any later time both would handle the same click.
 */
export function Hydrated() {
  useLayoutEffect(() => {
    window.dispatchEvent(new Event('hydrated'))
  }, [])
  return null
}
