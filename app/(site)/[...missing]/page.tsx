import type { Metadata } from 'next'
import { PopularPosts } from '@/components/posts/list/popular-posts'
import { popularPosts } from '@/lib/server/pages/popular-posts'
import { PageNotFound } from '@/components/site/message-pages'
import { setPageStatus } from '@/lib/server/core/request/render-context'
import { missingMetadata } from '@/lib/server/pages/site-metadata'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Metadata {
  return missingMetadata('Page Not Found')
}

/** Catch-all not-found page, rendered inside the site layout. */
export default async function MissingPage() {
  setPageStatus(404)
  return (
    <PageNotFound>
      <PopularPosts posts={await popularPosts()} className="mx-auto max-w-7xl px-4 pb-8 sm:px-6" />
    </PageNotFound>
  )
}
