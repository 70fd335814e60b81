import { AdminProviders } from '@/components/desk/shell/admin-providers'
import { isOwnApi } from '@/lib/server/api/site-api/site-api'
import { AdminFrame } from './admin-frame'

export default function AdminLayout({ children }: LayoutProps<'/admin'>) {
  return (
    <AdminFrame>
      <AdminProviders hasOwnApi={isOwnApi()}>{children}</AdminProviders>
    </AdminFrame>
  )
}
