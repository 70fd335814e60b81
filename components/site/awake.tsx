'use client'

import { useEffect } from 'react'

/** Tells what waits in the page (lib/server/front/held-scripts.mjs) that the scripts listen now. */
export function Awake() {
  useEffect(() => {
    window.dispatchEvent(new Event('awake'))
  }, [])
  return null
}
