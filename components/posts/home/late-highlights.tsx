'use client'

import type { ReactNode } from 'react'
import { FAILURES } from '@/lib/contract/failure'
import { HIGHLIGHT_LIMIT } from '@/lib/contract/limits'
import { FailedPart } from '../../ui/notes/notes'
import { Spinner } from '../../ui/notes/spinner'
import { useLatePart } from '../../ui/notes/use-late-part'

/** Highlights that were not loaded in time for the server's render; inserted once loaded. */
export function LateHighlights() {
  return <div>{useLatePart(loadHighlights, { waiting: <LoadingHighlights />, failed: <FailedHighlights /> })}</div>
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

async function loadHighlights(signal: AbortSignal): Promise<ReactNode> {
  const [{ Highlights }, { publicApi }] = await Promise.all([
    import('./highlights'),
    import('@/lib/client/calls/client'),
  ])
  const highlighted = { status: 'published', isHighlighted: true, limit: HIGHLIGHT_LIMIT, brief: true } as const
  const { data } = await publicApi.posts.list(highlighted, { signal })
  return <Highlights posts={data.posts.filter((post) => post.id)} />
}
