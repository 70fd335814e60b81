import { X } from 'lucide-react'
import { use, useId, useRef } from 'react'
import { MAX_URL_LENGTH, PREVIEW_THUMBNAIL_WIDTH } from '@/lib/contract/limits'
import { ADMIN_TEXTS } from '@/lib/contract/admin-texts'
import { safeAddress } from '@/lib/format/safe-address'
import { buttonStyle } from '../../ui/button-style'
import { FallbackPicture } from '../../ui/fallback-picture'
import { PictureChooser } from '../content/pictures/picture-chooser'
import type { Notify, Upload } from '../content/pictures/picture-uploads'
import { useFileDrop } from '../content/pictures/use-file-drop'
import { usePictureUpload } from '../content/pictures/use-picture-upload'
import { PART, FIELD, LABEL, PROGRESS } from './field-style'
import { PictureTexts } from './picture-texts'
import type { PostValues } from './post-values'

type Props = {
  values: PostValues
  upload: Upload
  notify: Notify
  onChange: (change: Partial<PostValues>) => void
  onBusy: (busy: boolean) => void
}

/** The preview image: by file, drop, paste or URL, with alt text and caption if the API stores them. */
export function PreviewImageField({ values, upload, notify, onChange, onBusy }: Props) {
  const id = useId()
  const takesTexts = use(PictureTexts)
  const field = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const onUploaded = (previewImage: string) => onChange({ previewImage })
  const { share, errorMessage, start } = usePictureUpload({ upload, notify, onUploaded, onBusy })
  const remove = () => {
    onChange({ previewImage: '' })
    field.current?.focus()
  }
  const { isOver, handlers } = useFileDrop(
    (files, how) => void start(files[0], how === 'pasted' ? ADMIN_TEXTS.imagePasted : ADMIN_TEXTS.imageUploaded),
  )
  return (
    <section {...handlers} className={`${PART} ${isOver ? 'outline-2 outline-purple-600' : ''}`}>
      <label htmlFor={id} className={LABEL}>
        Preview Image
      </label>
      <Thumbnail address={values.previewImage} alt={values.previewImageAlt} onRemove={remove} />
      {share !== null && (
        <progress
          aria-label="Upload of the preview image"
          max={1}
          value={share}
          className={`${PROGRESS} mt-3 w-full`}
        />
      )}
      <div className="mt-2 flex gap-2">
        <input
          ref={field}
          id={id}
          inputMode="url"
          autoComplete="off"
          maxLength={MAX_URL_LENGTH}
          placeholder="Image URL"
          value={values.previewImage}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChange({ previewImage: event.target.value })}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          className={FIELD}
        />
        <PictureChooser
          ref={chooser}
          label="Preview image file"
          onFiles={([file]) => void start(file, ADMIN_TEXTS.imageUploaded)}
        />
        <button
          type="button"
          disabled={share !== null}
          onClick={() => chooser.current?.click()}
          className={buttonStyle('quiet')}
        >
          {share === null ? 'Upload' : 'Uploading...'}
        </button>
      </div>
      {errorMessage ? (
        <p role="alert" className="mt-2 text-sm text-danger">
          {errorMessage}
        </p>
      ) : (
        <p id={`${id}-hint`} className="mt-2 text-sm text-muted">
          Upload, drop or paste a picture, or give its address.
        </p>
      )}
      {takesTexts && values.previewImage.trim() && <PreviewTexts values={values} onChange={onChange} />}
    </section>
  )
}

function Thumbnail({ address, alt, onRemove }: { address: string; alt: string; onRemove: () => void }) {
  const shown = safeAddress(address)
  if (!shown) return null
  return (
    <div className="mt-3 flex items-start gap-2">
      <FallbackPicture
        key={shown}
        addresses={[shown]}
        alt={alt || 'Preview image'}
        sizes={`${PREVIEW_THUMBNAIL_WIDTH}px`}
        className="h-auto max-h-60 max-w-[200px] rounded-lg bg-picture"
      />
      <button
        type="button"
        aria-label="Remove preview image"
        onClick={onRemove}
        className="grid size-9 place-items-center rounded-lg text-muted hover:bg-tint"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  )
}

function PreviewTexts({ values, onChange }: Pick<Props, 'values' | 'onChange'>) {
  const id = useId()
  return (
    <div className="mt-4 grid gap-3">
      <div>
        <label htmlFor={`${id}-alt`} className="text-sm font-medium">
          Alt text
        </label>
        <input
          id={`${id}-alt`}
          dir="auto"
          maxLength={500}
          placeholder="What the picture shows"
          value={values.previewImageAlt}
          onChange={(event) => onChange({ previewImageAlt: event.target.value })}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          className={`${FIELD} mt-1`}
        />
      </div>
      <div>
        <label htmlFor={`${id}-caption`} className="text-sm font-medium">
          Caption
        </label>
        <input
          id={`${id}-caption`}
          dir="auto"
          maxLength={500}
          placeholder="Shown under the picture"
          value={values.previewImageCaption}
          onChange={(event) => onChange({ previewImageCaption: event.target.value })}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          className={`${FIELD} mt-1`}
        />
      </div>
    </div>
  )
}
