'use client'

import { useSelectedLayoutSegment } from 'next/navigation'
import { ErrorPage } from '@/components/site/message-pages'
import { buttonStyle } from '@/components/ui/styles'
import { TEXTS } from '@/lib/contract/texts'

/** Error boundary of the site. On a post page it shows the not-found text. */
export default function PageError() {
  const isPost = useSelectedLayoutSegment() === 'curated-posts'
  return (
    <ErrorPage
      title={isPost ? TEXTS.postNotFound : 'This page could not be loaded'}
      detail={isPost ? TEXTS.postNotFoundDetail : 'It may work again in a moment.'}
    >
      <button type="button" className={buttonStyle('primary')} onClick={() => window.location.reload()}>
        Try again
      </button>
      <a href="/" className={buttonStyle('quiet')}>
        Back to Home
      </a>
    </ErrorPage>
  )
}
