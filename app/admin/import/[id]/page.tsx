import { notFound } from 'next/navigation'
import { AdminGate } from '@/components/desk/shell/admin-gate'
import { ImportScreen } from '@/components/desk/site-import/import-screen'
import { isOwnApi } from '@/lib/server/api/site-api/site-api'
import { privateMetadata } from '@/lib/server/pages/site-metadata'

export const generateMetadata = () => privateMetadata('Import')

export default async function ImportPage({ params }: PageProps<'/admin/import/[id]'>) {
  if (!isOwnApi()) notFound()
  const { id } = await params
  return (
    <AdminGate>
      <ImportScreen key={id} id={decodeURIComponent(id)} />
    </AdminGate>
  )
}
