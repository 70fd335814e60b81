'use client'

import { useEffect } from 'react'
import { hideBrokenPictures } from '@/lib/format/hide-broken-pictures.mjs'

/** Hides broken images in the body of a post, with their captions, including those that failed before hydration. */
export function BrokenPictures() {
  useEffect(() => hideBrokenPictures(() => {}), [])
  return null
}
