'use client'

import { useSelectedLayoutSegment } from 'next/navigation'
import { PostNotFound } from '@/components/posts/post/post-not-found'
import { ErrorPage } from '@/components/site/message-pages'
import { buttonStyle } from '@/components/ui/styles'

/** Error boundary of the site. On a post page it shows the not-found text. */
export default function PageError() {
  if (useSelectedLayoutSegment() === 'curated-posts') return <PostNotFound />
  return (
    <ErrorPage title="This page could not be loaded" detail="It may work again in a moment.">
      <button type="button" className={buttonStyle('primary')} onClick={() => window.location.reload()}>
        Try again
      </button>
      <a href="/" className={buttonStyle('quiet')}>
        Back to Home
      </a>
    </ErrorPage>
  )
}
