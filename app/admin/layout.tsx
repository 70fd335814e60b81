import { AdminProviders } from '@/components/desk/shell/admin-providers'
import { isOwnApi } from '@/lib/server/api/site-api/site-api'
import { AdminFrame } from './admin-frame'

/** For every page below: nothing is rendered at build, where there are no settings and no database. */
export const dynamic = 'force-dynamic'

export default function AdminLayout({ children }: LayoutProps<'/admin'>) {
  return (
    <AdminFrame>
      <AdminProviders hasOwnApi={isOwnApi()}>{children}</AdminProviders>
    </AdminFrame>
  )
}
