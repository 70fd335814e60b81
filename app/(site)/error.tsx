'use client'

import { useSelectedLayoutSegment } from 'next/navigation'
import { PostNotFound } from '@/components/posts/post-not-found'
import { FaultPage } from '@/components/site/fault-page'
import { buttonStyle } from '@/components/ui/button-style'

/** Shown where a page could not be made: the rest of the site is a click away. A post is told as one that is not there. */
export default function PageError() {
  if (useSelectedLayoutSegment() === 'curated-posts') return <PostNotFound />
  return (
    <FaultPage title="This page could not be loaded" detail="It may work again in a moment.">
      <button type="button" className={buttonStyle('primary')} onClick={() => window.location.reload()}>
        Try again
      </button>
      <a href="/" className={buttonStyle('quiet')}>
        Back to Home
      </a>
    </FaultPage>
  )
}
