import { useId, type Ref } from 'react'
import { ContentEditor, type ContentHandle } from './content-editor'
import { LostNotice } from './lost-notice'
import type { Notify, Upload, UploadCounts } from './picture-uploads'

type Props = {
  ref: Ref<ContentHandle>
  initial: string
  /** What the editor would lose of the body, as words; a body of which it would lose something is only shown. */
  lost: string[]
  upload: Upload
  notify: Notify
  onEdit: () => void
  onUploads: (counts: UploadCounts) => void
  onBusy: (busy: boolean) => void
  onLost: () => void
}

/** The body of the post: to be written, or to be read where the editor cannot hold it. */
export function ContentPart({ lost, onLost, initial, ...editor }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-2 font-sans text-sm font-semibold tracking-normal text-muted">
        Content
      </h2>
      {lost.length ? <LostNotice html={initial} lost={lost} /> : <ContentEditor {...editor} initial={initial} labelledBy={id} onContentError={onLost} />}
    </section>
  )
}
