import { notFound } from 'next/navigation'
import { AdminGate } from '@/components/desk/shell/admin-gate'
import { PostHistory } from '@/components/desk/post-editor/history/post-history'
import { isOwnApi } from '@/lib/server/api/site-api/site-api'
import { privateMetadata } from '@/lib/server/pages/site-metadata'

export const generateMetadata = () => privateMetadata('Post History')

export default async function PostHistoryPage({ params }: PageProps<'/admin/post/[id]/history'>) {
  if (!isOwnApi()) notFound()
  const { id } = await params
  return (
    <AdminGate>
      <PostHistory id={decodeURIComponent(id)} />
    </AdminGate>
  )
}
