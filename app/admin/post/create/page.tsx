import type { Metadata } from 'next'
import { AdminGate } from '@/components/admin/admin-gate'
import { PostEditorScreen } from '@/components/editor/post-editor-screen'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Create Post', robots: { index: false, follow: false } }

export default function CreatePostPage() {
  return (
    <AdminGate>
      <PostEditorScreen id={null} />
    </AdminGate>
  )
}
