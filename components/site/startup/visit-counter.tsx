'use client'

import { useLayoutEffect } from 'react'
import { startCounting } from '@/lib/client/site/visit-counter'

/** Counts what visitors do on the page. A layout effect, like Hydrated: events before it are remembered until then. */
export function VisitCounter() {
  useLayoutEffect(startCounting, [])
  return null
}
