import type { Metadata } from 'next'
import { AdminGate } from '@/components/admin/admin-gate'
import { PostEditorScreen } from '@/components/editor/post-editor-screen'
import { privateMetadata } from '@/lib/server/site-metadata'

export const dynamic = 'force-dynamic'
export function generateMetadata(): Metadata {
  return privateMetadata('Create Post')
}

export default function CreatePostPage() {
  return (
    <AdminGate>
      <PostEditorScreen id={null} />
    </AdminGate>
  )
}
