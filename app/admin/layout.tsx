import { AdminProviders } from '@/components/admin/admin-providers'
import { adminOffers } from '@/lib/server/pages/admin-offers'
import { AdminFrame } from './admin-frame'

export default async function AdminLayout({ children }: LayoutProps<'/admin'>) {
  return (
    <AdminFrame>
      <AdminProviders offers={await adminOffers()}>{children}</AdminProviders>
    </AdminFrame>
  )
}
