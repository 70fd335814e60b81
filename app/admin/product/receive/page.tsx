import type { Metadata } from 'next'
import { AdminGate } from '@/components/admin/session/admin-gate'
import { ReceiveScreen } from '@/components/editor/product/receive/receive-screen'
import { privateMetadata } from '@/lib/server/pages/site-metadata'

export const dynamic = 'force-dynamic'
export function generateMetadata(): Metadata {
  return privateMetadata('Page from a Shop')
}

export default function ReceivePage() {
  return (
    <AdminGate>
      <ReceiveScreen />
    </AdminGate>
  )
}
