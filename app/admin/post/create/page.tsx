import type { Metadata } from 'next'
import { AdminGate } from '@/components/admin/session/admin-gate'
import { PostEditorScreen } from '@/components/editor/post-editor-screen'
import { apiTakes } from '@/lib/server/api/proxy/api-takes'
import { privateMetadata } from '@/lib/server/pages/site-metadata'

export const dynamic = 'force-dynamic'
export function generateMetadata(): Metadata {
  return privateMetadata('Create Post')
}

export default async function CreatePostPage() {
  return (
    <AdminGate>
      <PostEditorScreen id={null} pictureTexts={await apiTakes('posts.create', 'previewImageAlt')} />
    </AdminGate>
  )
}
