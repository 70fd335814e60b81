'use client'

import { FAILURES } from '@/lib/contract/failure-texts'
import { FailedPart } from '../../ui/notes/notes'
import { Spinner } from '../../ui/notes/spinner'
import { useLatePart } from '../../ui/notes/use-late-part'

/** Highlights that were not loaded in time for the server's render; inserted once loaded. */
export function LateHighlights() {
  const load = async (signal: AbortSignal) => (await import('./load-highlights')).loadHighlights(signal)
  return <div>{useLatePart(load, { waiting: <LoadingHighlights />, failed: <FailedHighlights /> })}</div>
}

function LoadingHighlights() {
  return (
    <>
      <Spinner text="Loading highlights..." className="py-24" />
      <noscript>
        <a href="/">Show the highlights</a>
      </noscript>
    </>
  )
}

/** Error message in place of the highlights. */
export function FailedHighlights() {
  return <FailedPart text={FAILURES.fetchCuratedPosts} address="/" />
}
