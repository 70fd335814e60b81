'use client'

import { useSelectedLayoutSegment } from 'next/navigation'
import { PostNotFound } from '@/components/posts/post-not-found'
import { FaultPage } from '@/components/site/fault-page'
import { buttonStyle } from '@/components/ui/button-style'
import { TEXTS } from '@/lib/contract/texts'

/** What could not be had, by the folder of the page. */
const FAILED: Record<string, string> = {
  category: TEXTS.fetchCategoryPosts,
  explore: TEXTS.fetchProducts,
  search: TEXTS.fetchSearchResults,
}

/** Shown where a page could not be made: the rest of the site is a click away. A post is told as one that is not there. */
export default function PageError() {
  const folder = useSelectedLayoutSegment() ?? ''
  if (folder === 'curated-posts') return <PostNotFound />
  return (
    <FaultPage title={FAILED[folder] ?? 'This page could not be loaded'} detail="It may work again in a moment.">
      <button type="button" className={buttonStyle('primary')} onClick={() => window.location.reload()}>
        Try again
      </button>
      <a href="/" className={buttonStyle('quiet')}>
        Back to Home
      </a>
    </FaultPage>
  )
}
