import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/site/frame/site-frame'
import { pageNonce } from '@/lib/server/pages/page-nonce'
import { env, identitySettings } from '@/lib/server/core/env'
import { countsVisits } from '@/lib/server/insights/visit-tally'
import { offersSavedLists } from '@/lib/server/pages/site-metadata'

/** For every page below: nothing is rendered at build, where there are no settings and no database. */
export const dynamic = 'force-dynamic'

export default async function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame
      siteName={env().SITE_NAME}
      identity={identitySettings()}
      lists={offersSavedLists()}
      nonce={await pageNonce()}
      contact={env().CONTACT}
      counts={countsVisits()}
    >
      {children}
    </SiteFrame>
  )
}
