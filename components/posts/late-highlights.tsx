'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { publicApi } from '@/lib/client/client'
import { FAILURES } from '@/lib/contract/failure-texts'
import { HIGHLIGHT_LIMIT } from '@/lib/contract/limits'
import { FailedPart } from '../ui/failed-part'
import { Spinner } from '../ui/spinner'

/** The highlights of a page that was drawn before they had come; they take their place when they do. */
export function LateHighlights() {
  const [shown, setShown] = useState<ReactNode>(<LoadingHighlights />)
  useEffect(() => {
    const leaving = new AbortController()
    const isLeft = () => leaving.signal.aborted
    loadHighlights(leaving.signal).then(
      (highlights) => !isLeft() && setShown(highlights),
      () => !isLeft() && setShown(<FailedHighlights />),
    )
    return () => leaving.abort()
  }, [])
  return <div>{shown}</div>
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

/** Stands where the highlights could not be had. */
export function FailedHighlights() {
  return <FailedPart text={FAILURES.fetchCuratedPosts} address="/" className="" />
}

async function loadHighlights(signal: AbortSignal): Promise<ReactNode> {
  const [{ Highlights }, { data }] = await Promise.all([
    import('./highlights'),
    publicApi.posts.list({ status: 'published', isHighlighted: true, limit: HIGHLIGHT_LIMIT, brief: true }, { signal }),
  ])
  return <Highlights posts={data.posts.filter((post) => post.id)} />
}
