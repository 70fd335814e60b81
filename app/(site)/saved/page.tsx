import type { Metadata } from 'next'
import { SavedScreen } from '@/components/posts/list/saved-screen'
import { siteMetadata, offersSavedLists } from '@/lib/server/pages/site-metadata'

export function generateMetadata(): Metadata {
  return siteMetadata({
    title: 'Saved',
    description: 'The posts and products you saved.',
    path: '/saved',
    noindex: true,
  })
}

/** middleware.ts answers 404 here when the site has no identity provider. */
export default async function SavedPage() {
  return (
    <div className="mx-auto max-w-7xl px-4 py-8 sm:px-6">
      <div className="relative">
        <h1 className="page-title mb-8">{offersSavedLists() ? 'Saved' : 'Account'}</h1>
        <SavedScreen />
      </div>
    </div>
  )
}
