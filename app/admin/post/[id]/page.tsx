import type { Metadata } from 'next'
import { AdminGate } from '@/components/admin/admin-gate'
import { PostEditorScreen } from '@/components/editor/post-editor-screen'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Edit Post', robots: { index: false, follow: false } }

export default async function EditPostPage({ params }: PageProps<'/admin/post/[id]'>) {
  const { id } = await params
  return (
    <AdminGate>
      <PostEditorScreen id={decodeURIComponent(id)} />
    </AdminGate>
  )
}
