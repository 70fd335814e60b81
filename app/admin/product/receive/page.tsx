import { notFound } from 'next/navigation'
import { AdminGate } from '@/components/desk/shell/admin-gate'
import { ReceiveScreen } from '@/components/desk/product-editor/receive-screen'
import { isOwnApi } from '@/lib/server/api/site-api/site-api'
import { privateMetadata } from '@/lib/server/pages/site-metadata'

export const generateMetadata = () => privateMetadata('Page from a Shop')

export default function ReceivePage() {
  if (!isOwnApi()) notFound()
  return (
    <AdminGate>
      <ReceiveScreen />
    </AdminGate>
  )
}
