'use client'

import { lazy, Suspense } from 'react'
import { Spinner } from '../ui/spinner'

const Explore = lazy(() => import('../products/explore').then((module) => ({ default: module.Explore })))

/** Explore, whose code loads when its tab is opened. */
export function LazyExplore() {
  return (
    <Suspense fallback={<Spinner text="Searching..." className="py-24" />}>
      <Explore />
    </Suspense>
  )
}
