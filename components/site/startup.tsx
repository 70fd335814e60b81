'use client'

import { useEffect, useLayoutEffect, useState } from 'react'
import { startCounting } from '@/lib/client/visit-counter'
import { buttonStyle } from '../ui/styles'

const NOTICE =
  'fixed inset-x-4 bottom-4 z-50 flex items-center gap-4 rounded-lg border border-line bg-surface p-4 text-sm ' +
  'text-ink shadow-lift sm:left-auto sm:w-88'

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

/** Counts what visitors do on the page. A layout effect, like Hydrated: events before it are remembered until then. */
export function VisitCounter() {
  useLayoutEffect(startCounting, [])
  return null
}

/** Offers a reload of a page of an earlier build that lib/early/recover-page.mjs does not reload by itself. */
export function NewBuild() {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const show = () => setShown(true)
    window.addEventListener('outdated', show)
    return () => window.removeEventListener('outdated', show)
  }, [])
  if (!isShown) return null
  return (
    <div role="alert" className={NOTICE}>
      <p className="grow">The site was updated. Reload the page so that all of it works.</p>
      <button type="button" className={buttonStyle('primary')} onClick={() => window.location.reload()}>
        Reload
      </button>
    </div>
  )
}
