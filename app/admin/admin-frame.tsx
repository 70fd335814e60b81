import '../globals.css'
import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/site/frame/site-frame'
import { pageNonce } from '@/lib/server/pages/page-nonce'
import { env, identitySettings } from '@/lib/server/core/env'
import { offersSavedLists } from '@/lib/server/pages/site-metadata'

/** Layout of the admin screens. It does not authenticate: each page does. */
export async function AdminFrame({ children }: { children: ReactNode }) {
  return (
    <SiteFrame
      siteName={env().SITE_NAME}
      identity={identitySettings()}
      lists={offersSavedLists()}
      nonce={await pageNonce()}
      isDesk
    >
      {children}
    </SiteFrame>
  )
}
