'use client'

import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Spinner } from '../ui/spinner'
import { FeedFault } from './feed-fault'
import { keptFeed } from './kept-feed'
import { whenReached } from './when-reached'

type PartProps = { drawn: string[]; onRetry: () => void }

/** The list's code, or what says that it cannot be had: one that failed stays so, and the next asks anew. */
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
      <FeedFault onRetry={onRetry} />
    </li>
  )
}

type Props = {
  /** Ids of the posts that the server has drawn above. */
  drawn: string[]
  /** Whether there are more; then a screen's height is kept free for them, so that nothing in view moves as they come. */
  more: boolean
}

/** Continues the list below the posts that came with the page; its code loads when the reader comes near. */
export function PostFeed({ drawn, more }: Props) {
  const [near, setNear] = useState(false)
  const [MorePosts, setPart] = useState(nextPart)
  const end = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const node = end.current
    if (!node) return
    const approach = () => setNear(true)
    if (keptFeed()) queueMicrotask(approach)
    return whenReached(node.previousElementSibling ?? node, 600, approach)
  }, [])
  return (
    <>
      <li ref={end} aria-hidden="true" className={more && !near ? 'min-h-dvh noscript:min-h-px' : 'h-px'} />
      {near && (
        <Suspense fallback={<li className="min-h-dvh"><Spinner text="Loading more posts..." className="py-8" /></li>}>
          <MorePosts drawn={drawn} onRetry={() => setPart(nextPart)} />
        </Suspense>
      )}
    </>
  )
}
