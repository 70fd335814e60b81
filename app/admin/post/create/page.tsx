import type { Metadata } from 'next'
import { AdminGate } from '@/components/admin/session/admin-gate'
import { PostEditorScreen } from '@/components/editor/post-editor-screen'
import { editorFacts } from '@/lib/server/pages/editor-facts'
import { privateMetadata } from '@/lib/server/pages/site-metadata'

export const dynamic = 'force-dynamic'
export function generateMetadata(): Metadata {
  return privateMetadata('Create Post')
}

export default async function CreatePostPage() {
  return (
    <AdminGate>
      <PostEditorScreen id={null} facts={await editorFacts('posts.create')} />
    </AdminGate>
  )
}
