import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/site/site-frame'
import { env } from '@/lib/server/env'
import { identitySettings } from '@/lib/server/visitors/identity-settings'

/** What stands around the admin's screens. Who may see one is each page's own matter, never a frame's. */
export function AdminFrame({ children }: { children: ReactNode }) {
  return (
    <SiteFrame siteName={env().SITE_NAME} identity={identitySettings()} footer={false}>
      {children}
    </SiteFrame>
  )
}
