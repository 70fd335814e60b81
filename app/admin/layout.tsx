import { AdminProviders } from '@/components/admin/admin-providers'
import { AdminFrame } from './admin-frame'

export default function AdminLayout({ children }: LayoutProps<'/admin'>) {
  return (
    <AdminFrame>
      <AdminProviders>{children}</AdminProviders>
    </AdminFrame>
  )
}
