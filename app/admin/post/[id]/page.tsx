import type { Metadata } from 'next'
import { AdminGate } from '@/components/desk/shell/admin-gate'
import { PostEditorScreen } from '@/components/desk/post-editor/post-editor-screen'
import { editorFacts } from '@/lib/server/pages/site-facts'
import { privateMetadata } from '@/lib/server/pages/site-metadata'

export function generateMetadata(): Metadata {
  return privateMetadata('Edit Post')
}

export default async function EditPostPage({ params }: PageProps<'/admin/post/[id]'>) {
  const { id } = await params
  return (
    <AdminGate>
      <PostEditorScreen id={decodeURIComponent(id)} facts={editorFacts()} />
    </AdminGate>
  )
}
