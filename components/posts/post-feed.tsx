'use client'

import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Spinner } from '../ui/spinner'
import { keptFeed } from './kept-feed'

const MorePosts = lazy(() => import('./more-posts').then((module) => ({ default: module.MorePosts })))

type Props = {
  /** Ids of the posts that the server has drawn above. */
  drawn: string[]
}

/** Continues the list below the posts that came with the page; its code loads when the reader comes near. */
export function PostFeed({ drawn }: Props) {
  const [near, setNear] = useState(false)
  const end = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const node = end.current
    if (!node) return
    const approach = () => setNear(true)
    if (keptFeed()) queueMicrotask(approach)
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && approach(), { rootMargin: '600px' })
    observer.observe(node.previousElementSibling ?? node)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      <li ref={end} aria-hidden="true" className="h-px" />
      {near && (
        <Suspense fallback={<li><Spinner text="Loading more posts..." className="py-8" /></li>}>
          <MorePosts drawn={drawn} />
        </Suspense>
      )}
    </>
  )
}
