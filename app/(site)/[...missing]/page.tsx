import type { Metadata } from 'next'
import { FaultPage } from '@/components/site/fault-page'
import { buttonStyle } from '@/components/ui/button-style'
import { PageStatus } from '@/components/ui/page-status'
import { missingMetadata } from '@/lib/server/site-metadata'

export const dynamic = 'force-static'
export const revalidate = 30

const TITLE = 'Page Not Found'

export function generateStaticParams() {
  return []
}

export function generateMetadata(): Metadata {
  return missingMetadata(TITLE)
}

/** Stands at every address that no other page has, in the frame of the site. */
export default function MissingPage() {
  return (
    <PageStatus code={404}>
      <FaultPage title={TITLE} detail="There is nothing at this address. It may have moved, or never have been here.">
        <a href="/" className={buttonStyle('primary')}>
          Back to Home
        </a>
        <a href="/page/1" className={buttonStyle('quiet')}>
          All posts
        </a>
      </FaultPage>
    </PageStatus>
  )
}
