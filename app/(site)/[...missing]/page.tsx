import type { Metadata } from 'next'
import { PageNotFound } from '@/components/site/page-not-found'
import { PageStatus } from '@/components/ui/page-status'
import { missingMetadata } from '@/lib/server/pages/site-metadata'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Metadata {
  return missingMetadata('Page Not Found')
}

/** Catch-all not-found page, rendered inside the site layout. */
export default function MissingPage() {
  return (
    <PageStatus code={404}>
      <PageNotFound />
    </PageStatus>
  )
}
