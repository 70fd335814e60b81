import type { Metadata } from 'next'
import { PageGone } from '@/components/site/page-gone'
import { PageStatus } from '@/components/ui/page-status'
import { missingMetadata } from '@/lib/server/pages/site-metadata'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Metadata {
  return missingMetadata('Page Removed')
}

/** The page at addresses that an administrator took down for good. */
export default function GonePage() {
  return (
    <PageStatus code={410}>
      <PageGone />
    </PageStatus>
  )
}
