'use client'

import { FaultPage } from '@/components/site/fault-page'
import { buttonStyle } from '@/components/ui/button-style'

/** Shown where a page could not be made: the rest of the site is a click away. */
export default function PageError({ reset }: { error: Error; reset: () => void }) {
  return (
    <FaultPage title="Something went wrong" detail="This page could not be loaded. It may work again in a moment.">
      <button type="button" className={buttonStyle('primary')} onClick={reset}>
        Try again
      </button>
      <a href="/" className={buttonStyle('quiet')}>
        Back to Home
      </a>
    </FaultPage>
  )
}
