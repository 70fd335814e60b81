import type { Metadata } from 'next'
import { PopularPosts } from '@/components/posts/list/popular-posts'
import { popularPosts } from '@/lib/server/pages/popular-posts'
import { PageGone } from '@/components/site/message-pages'
import { setPageStatus } from '@/lib/server/core/request/render-context'
import { missingMetadata } from '@/lib/server/pages/site-metadata'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Metadata {
  return missingMetadata('Page Removed')
}

/** The page at addresses that an administrator took down for good. */
export default async function GonePage() {
  setPageStatus(410)
  return (
    <PageGone>
      <PopularPosts posts={await popularPosts()} className="mx-auto max-w-7xl px-4 pb-8 sm:px-6" />
    </PageGone>
  )
}
