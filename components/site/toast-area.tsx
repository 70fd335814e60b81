'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { NOTICE_EVENT } from './notify'

const Toaster = lazy(() => import('./toaster').then((module) => ({ default: module.Toaster })))

/** Where toasts appear: nothing until there is a first one. */
export function ToastArea() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const want = () => setWanted(true)
    window.addEventListener(NOTICE_EVENT, want)
    return () => window.removeEventListener(NOTICE_EVENT, want)
  }, [])
  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
