import { AdminProviders } from '@/components/admin/admin-providers'
import { hasWholeContract } from '@/lib/server/api/site-api/site-api'
import { AdminFrame } from './admin-frame'

export default function AdminLayout({ children }: LayoutProps<'/admin'>) {
  return (
    <AdminFrame>
      <AdminProviders isWhole={hasWholeContract()}>{children}</AdminProviders>
    </AdminFrame>
  )
}
