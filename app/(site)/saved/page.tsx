import type { Metadata } from 'next'
import { SavedScreen } from '@/components/posts/saved-screen'
import { PageNotFound } from '@/components/site/page-not-found'
import { noteStatus } from '@/lib/server/cache/drawing.mjs'
import { missingMetadata, siteMetadata } from '@/lib/server/site-metadata'
import { identitySettings } from '@/lib/server/visitors/identity-settings'
import { listsKept } from '@/lib/server/visitors/lists-kept'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Metadata {
  if (!identitySettings()) return missingMetadata('Page Not Found')
  return siteMetadata({ title: 'Saved', description: 'The posts and products you saved.', path: '/saved', noindex: true })
}

/** Only where the site has an identity provider. */
export default async function SavedPage() {
  if (!identitySettings()) {
    noteStatus(404)
    return <PageNotFound />
  }
  return (
    <div className="mx-auto max-w-5xl px-4 py-8 sm:px-6">
      <h1 className="mb-8 text-4xl font-bold">{(await listsKept()) ? 'Saved' : 'Account'}</h1>
      <SavedScreen />
    </div>
  )
}
