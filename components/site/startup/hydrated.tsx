'use client'

import { useLayoutEffect } from 'react'

/**
 * Signals hydration to lib/server/http/page-cache/deferred-scripts.mjs, which stops replaying events. A
 * layout effect: at any later time both would handle the same click.
 */
export function Hydrated() {
  useLayoutEffect(() => {
    window.dispatchEvent(new Event('hydrated'))
  }, [])
  return null
}
