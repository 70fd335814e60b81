import { Button } from '@/components/ui/controls/button'
import { useState } from 'react'
import type { PostValues } from '../form/post-values'
import { SaveBar, uploadsHint } from '../../kit/save-bar'
import { PreviewDialog } from '../preview/preview-dialog'
import { PublishSheet, type PublishProps } from './publish-sheet'

/** The buttons of the post editor, with what they open: the preview, and the sheet to publish. */
export function PostBar({ editor, post, parts }: PublishProps) {
  const { saver, uploads, draft, form } = editor
  const [previewed, setPreviewed] = useState<PostValues | null>(null)
  const [isPublishing, setPublishing] = useState(false)
  return (
    <>
      <SaveBar
        action={post ? 'Update Post' : 'Create Post'}
        isSaving={saver.isSaving}
        isWaiting={uploads.counts.running > 0}
        hint={uploadsHint(uploads.counts)}
        hasFailed={saver.refusal?.isSent}
        problem={draft.cannotStore ? 'This browser cannot store unsaved work. Save often.' : ''}
        onCancel={editor.leave}
      >
        <Button onClick={() => setPreviewed(form.read())}>Preview</Button>
        <Button onClick={() => setPublishing(true)}>Publish</Button>
      </SaveBar>
      {previewed && <PreviewDialog stored={post} values={previewed} onClose={() => setPreviewed(null)} />}
      <PublishSheet {...{ editor, post, parts }} open={isPublishing} onClose={() => setPublishing(false)} />
    </>
  )
}
