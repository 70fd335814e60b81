import { AdminGate } from '@/components/desk/shell/admin-gate'
import { PostEditorScreen } from '@/components/desk/post-editor/post-editor-screen'
import { editorFacts, privateMetadata } from '@/lib/server/pages/site-metadata'

export const generateMetadata = () => privateMetadata('Edit Post')

export default async function EditPostPage({ params }: PageProps<'/admin/post/[id]'>) {
  const { id } = await params
  return (
    <AdminGate>
      <PostEditorScreen id={decodeURIComponent(id)} facts={editorFacts()} />
    </AdminGate>
  )
}
