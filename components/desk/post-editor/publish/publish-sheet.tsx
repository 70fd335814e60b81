import { useRef } from 'react'
import type { Post } from '@/lib/contract/posts/post'
import { Dialog, DialogFoot } from '@/components/ui/dialogs/dialog'
import type { TextParts } from '../checks/checks'
import { TimeFields } from '../schedule/time-fields'
import { CardPreview, ResultPreview } from '../seo/card-preview'
import type { usePostEditor } from '../use-post-editor'
import { BeforePublishing, useUrlChecks } from './before-publishing'

export type PublishProps = {
  editor: ReturnType<typeof usePostEditor>
  /** Null for a new post. */
  post: Post | null
  /** Null until the text is read. */
  parts: TextParts | null
}

type Props = PublishProps & { open: boolean; onClose: () => void }

/** What a post is looked at for before it is published, or saved as published: checks, dates, and how it appears elsewhere. */
export function PublishSheet({ open, onClose, editor, post, parts }: Props) {
  const { base, values, change, contentRef } = editor.form
  const urlChecks = useUrlChecks()
  /** What gets the focus in place of the button that opened the sheet. */
  const place = useRef<(() => void) | null>(null)
  const leaveFor = (show: () => void) => {
    place.current = show
    onClose()
  }
  const onClosed = () => {
    const show = place.current
    place.current = null
    show?.()
    return show === null
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      finalFocus={onClosed}
      title="Publish"
      description={
        base.status === 'published' ? 'Everyone can see this post.' : 'Only admins can see this post so far.'
      }
      width="wide"
    >
      <div className="grid grid-cols-1 gap-5">
        <BeforePublishing
          {...{ values, parts, urlChecks }}
          onShow={(pos) => leaveFor(() => contentRef.current?.show(pos))}
          onField={(field) => leaveFor(() => showField(field))}
        />
        {post && <TimeFields id={post.id} status={base.status} times={editor.times} />}
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <ResultPreview post={post} values={values} />
          <CardPreview values={values} />
        </div>
        <DialogFoot
          submit={base.status === 'published' ? 'Save and stay published' : 'Publish now'}
          cancel="Back to the post"
          onSubmit={() => {
            onClose()
            change({ status: 'published' })
            void editor.save({ status: 'published' })
          }}
          onCancel={onClose}
        />
      </div>
    </Dialog>
  )
}

/** Scrolls to a field of the form and focuses it. */
function showField(field: string): void {
  const section = document.querySelector(`[data-field="${field}"]`)
  section?.scrollIntoView({ block: 'center' })
  section?.querySelector<HTMLElement>('textarea, summary, input')?.focus({ preventScroll: true })
}
