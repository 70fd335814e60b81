'use client'

import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Spinner } from '../../ui/notes/spinner'
import { FeedError } from './feed-error'
import type { FeedProps } from './feed-item'
import { storedFeedScroll } from './feed-scroll'
import { whenReached } from './when-reached'

type PartProps = FeedProps & { onRetry: () => void }

/**
 * Imports the list's code; a failed import shows the error with a retry. Failed imports are cached by
 * React.lazy, so each attempt needs a new lazy component.
 */
const nextPart = () =>
  lazy<ComponentType<PartProps>>(() =>
    import('./more-posts').then(
      ({ MorePosts }) => ({ default: MorePosts }),
      () => ({ default: NoPosts }),
    ),
  )

function NoPosts({ onRetry }: PartProps) {
  return (
    <li className="py-6 text-center text-muted">
      <FeedError onRetry={onRetry} />
    </li>
  )
}

type Props = FeedProps & {
  /** Whether there are more posts; the height of one screen is then reserved for them, to avoid layout shift. */
  more: boolean
}

/** Continues the list below the posts of the server's render; its code loads when the reader comes near the end. */
export function PostFeed({ more, ...feed }: Props) {
  const [near, setNear] = useState(false)
  const [MorePosts, setPart] = useState(nextPart)
  const end = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const node = end.current
    if (!node) return
    const approach = () => setNear(true)
    if (storedFeedScroll()) queueMicrotask(approach)
    return whenReached(node.previousElementSibling ?? node, 1200, approach)
  }, [])
  return (
    <>
      <li ref={end} aria-hidden="true" className={more && !near ? 'min-h-dvh noscript:min-h-px' : 'hidden'} />
      {near && (
        <Suspense
          fallback={
            <li className="min-h-dvh">
              <Spinner text="Loading more posts..." className="sticky top-1/2 py-8" />
            </li>
          }
        >
          <MorePosts {...feed} onRetry={() => setPart(nextPart)} />
        </Suspense>
      )}
    </>
  )
}
