import type { Editor } from '@tiptap/core'
import { ImageUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { ADMIN_TEXTS } from '@/lib/contract/admin-texts'
import { MAX_URL_LENGTH } from '@/lib/contract/limits'
import { FormDialog } from '@/components/ui/dialogs/form-dialog'
import { Picture } from '@/components/desk/kit/frame'
import { Progress } from '@/components/desk/kit/feedback'
import { TextField } from '@/components/desk/kit/form-field'
import { NOT_AN_ADDRESS, enteredImageUrl } from '../links/entered-url'
import { LibraryButton } from '@/components/desk/pictures/library-button'
import { FileChooser, type Upload, useFileDrop, usePictureUpload } from '@/components/desk/pictures/file-chooser'
import { focusText } from '../read-selection'
import { AltField } from './alt-field'
import { gapAtCursor } from './picture'

type Props = { editor: Editor; upload: Upload; onBusy: (busy: boolean) => void; onClose: () => void }

const ZONE = 'grid min-h-40 justify-items-center gap-3 rounded-lg border-2 border-dashed p-4 text-center'

/** Dialog to insert an image by file, drop, paste or URL, with its alt text; several files are uploaded in the text. */
export function ImageDialog({ editor, upload, onBusy, onClose }: Props) {
  const chooseButton = useRef<HTMLButtonElement>(null)
  const [address, setAddress] = useState('')
  const [alt, setAlt] = useState('')
  const [refused, setRefused] = useState<string | null>(null)
  const isRefused = refused === address
  const altField = useRef<HTMLInputElement>(null)
  const show = (chosen: string, usual = '') => {
    setAddress(chosen)
    setAlt((written) => written || usual)
    altField.current?.focus()
  }
  const { share, errorMessage, start } = usePictureUpload({ upload, onUploaded: (uploaded) => show(uploaded), onBusy })
  const take = (files: File[], how: 'chosen' | 'dropped' | 'pasted') => {
    if (files.length > 1) {
      editor.storage.pictureEvents.uploads?.start(files, ADMIN_TEXTS.imageUploaded)
      return onClose()
    }
    void start(files[0], how === 'pasted' ? ADMIN_TEXTS.imagePasted : ADMIN_TEXTS.imageUploaded)
  }
  const { isOver, handlers } = useFileDrop(take)
  const insert = () => {
    if (!address.trim()) return
    const src = enteredImageUrl(address)
    if (!src) return setRefused(address)
    const gap = gapAtCursor(editor)
    const image = { type: 'image', attrs: { src, alt: alt.trim() } }
    editor.commands.insertContentAt(gap, image, { updateSelection: false })
    focusText(editor)
    onClose()
  }
  const shown = share === null && /^(https?:\/\/|\/)/.test(address.trim()) ? address.trim() : ''
  return (
    <FormDialog
      {...handlers}
      isLight
      title="Add Image"
      initialFocus={chooseButton}
      submit="Insert"
      isDisabled={share !== null}
      onSubmit={insert}
      onClose={onClose}
    >
      <div className={`${ZONE} ${isOver ? 'border-purple-600 bg-tint' : 'border-line'}`}>
        {shown ? (
          <Picture
            address={shown}
            sizes="300px"
            className="max-h-40 rounded-md"
            fallback="The picture cannot be shown"
          />
        ) : (
          <ImageUp aria-hidden="true" className="mt-2 size-8 text-muted" />
        )}
        {share !== null && <Progress label="Upload" value={share} className="max-w-60" />}
        <p className="text-sm text-muted">Drop a picture here, paste it, or choose a file.</p>
        <div className="flex flex-wrap justify-center gap-2">
          <FileChooser
            ref={chooseButton}
            label="Picture files"
            multiple
            disabled={share !== null}
            onFiles={(files) => take(files, 'chosen')}
          >
            {share === null ? 'Choose File' : 'Uploading...'}
          </FileChooser>
          <LibraryButton disabled={share !== null} onChoose={(picture) => show(picture.url, picture.alt)} />
        </div>
      </div>
      <TextField
        label="Image URL"
        inputMode="url"
        maxLength={MAX_URL_LENGTH}
        placeholder="https://example.com/picture.jpg"
        value={address}
        error={isRefused ? NOT_AN_ADDRESS : errorMessage}
        aria-invalid={isRefused}
        onChange={setAddress}
      />
      <AltField ref={altField} hint="Read out to people who cannot see the picture." value={alt} onChange={setAlt} />
    </FormDialog>
  )
}
