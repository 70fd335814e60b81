'use client'

import { useEffect } from 'react'
import { hideBrokenPictures } from '@/lib/format/hide-broken-pictures.mjs'

/** Hides what cannot be loaded of the pictures in a post's body, captions with them, on pages whose scripts run at once too. */
export function BrokenPictures() {
  useEffect(() => hideBrokenPictures(() => {}), [])
  return null
}
