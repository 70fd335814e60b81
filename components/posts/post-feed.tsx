'use client'

import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Spinner } from '../ui/spinner'
import { keptFeed } from './kept-feed'
import { whenReached } from './when-reached'

const MorePosts = lazy(() => import('./more-posts').then((module) => ({ default: module.MorePosts })))

type Props = {
  /** Ids of the posts that the server has drawn above. */
  drawn: string[]
  /** Whether there are more; then a screen's height is kept free for them, so that nothing in view moves as they come. */
  more: boolean
}

/** Continues the list below the posts that came with the page; its code loads when the reader comes near. */
export function PostFeed({ drawn, more }: Props) {
  const [near, setNear] = useState(false)
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
          <MorePosts drawn={drawn} />
        </Suspense>
      )}
    </>
  )
}
