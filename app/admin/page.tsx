import type { Metadata } from 'next'
import { AdminGate } from '@/components/admin/admin-gate'
import { Dashboard } from '@/components/admin/dashboard'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Admin Dashboard', robots: { index: false, follow: false } }

export default function AdminPage() {
  return (
    <AdminGate>
      <Dashboard />
    </AdminGate>
  )
}
