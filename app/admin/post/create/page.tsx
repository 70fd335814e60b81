import { AdminGate } from '@/components/desk/shell/admin-gate'
import { PostEditorScreen } from '@/components/desk/post-editor/post-editor-screen'
import { readQueryText } from '@/lib/contract/fields/address-query'
import { MAX_TITLE_LENGTH } from '@/lib/contract/limits'
import { editorFacts, privateMetadata } from '@/lib/server/pages/site-metadata'

export const generateMetadata = () => privateMetadata('Create Post')

export default async function CreatePostPage({ searchParams }: PageProps<'/admin/post/create'>) {
  const title = readQueryText((await searchParams).title, MAX_TITLE_LENGTH)
  return (
    <AdminGate>
      <PostEditorScreen id={null} title={title} facts={editorFacts()} />
    </AdminGate>
  )
}
