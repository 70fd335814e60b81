import type { Metadata } from 'next'
import { AdminGate } from '@/components/admin/session/admin-gate'
import { ImportsScreen } from '@/components/editor/imports/imports-screen'
import { privateMetadata } from '@/lib/server/pages/site-metadata'

export const dynamic = 'force-dynamic'
export function generateMetadata(): Metadata {
  return privateMetadata('Bring a Site In')
}

export default function ImportsPage() {
  return (
    <AdminGate>
      <ImportsScreen />
    </AdminGate>
  )
}
