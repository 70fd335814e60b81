import { notFound } from 'next/navigation'
import { AdminGate } from '@/components/desk/shell/admin-gate'
import { ImportsScreen } from '@/components/desk/site-import/imports-screen'
import { isOwnApi } from '@/lib/server/api/site-api/site-api'
import { privateMetadata } from '@/lib/server/pages/site-metadata'

export const generateMetadata = () => privateMetadata('Import a Site')

export default function ImportsPage() {
  if (!isOwnApi()) notFound()
  return (
    <AdminGate>
      <ImportsScreen />
    </AdminGate>
  )
}
