import { useId, useRef, useState, type FormEvent } from 'react'
import { videoOf } from '@/lib/format/pictures/video'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { DialogActions } from '@/components/ui/dialogs/dialog-actions'
import { FIELD, LABEL } from '../../form/fields/field-style'
import { UrlInput } from '../../../ui/controls/url-input'

type Props = { onInsert: (href: string) => void; onClose: () => void }

/** Dialog to insert a video by its address. */
export function VideoDialog({ onInsert, onClose }: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [isRefused, setRefused] = useState(false)
  const insert = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const video = videoOf(/^https?:\/\//i.test(typed.trim()) ? typed : `https://${typed.trim()}`)
    if (!video) return setRefused(true)
    onInsert(video.href)
    onClose()
  }
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} title="Add Video" initialFocus={field}>
      <form onSubmit={insert} noValidate>
        <label htmlFor={id} className={LABEL}>
          Video address
        </label>
        <UrlInput
          ref={field}
          id={id}
          placeholder="https://www.youtube.com/watch?v=…"
          value={typed}
          aria-invalid={isRefused}
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            setTyped(event.target.value)
            setRefused(false)
          }}
          className={`${FIELD} mt-2`}
        />
        <p
          id={`${id}-hint`}
          role={isRefused ? 'alert' : undefined}
          className={`mt-2 text-sm ${isRefused ? 'text-danger' : 'text-muted'}`}
        >
          {isRefused
            ? 'This is not the address of a video on YouTube or Vimeo'
            : 'A video on YouTube or Vimeo. The page shows a still picture, and plays it on a click.'}
        </p>
        <div className="mt-6">
          <DialogActions submit="Insert" onCancel={onClose} />
        </div>
      </form>
    </Dialog>
  )
}
