import { AdminGate } from '@/components/desk/shell/admin-gate'
import { Dashboard } from '@/components/desk/shell/dashboard'
import { privateMetadata } from '@/lib/server/pages/site-metadata'

export const generateMetadata = () => privateMetadata('Admin Dashboard')

export default function AdminPage() {
  return (
    <AdminGate>
      <Dashboard />
    </AdminGate>
  )
}
