'use client'

import { useLayoutEffect } from 'react'

/** Tells what waits in the page (lib/server/http/page-cache/deferred-scripts.mjs) that the scripts listen now: at once, lest both hear a click. */
export function Awake() {
  useLayoutEffect(() => {
    window.dispatchEvent(new Event('awake'))
  }, [])
  return null
}
