import { IconButton } from '@/components/ui/controls/button'
import { X } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { PREVIEW_THUMBNAIL_WIDTH } from '@/lib/contract/limits'
import { ADMIN_TEXTS } from '@/lib/contract/admin-texts'
import { safeAddress } from '@/lib/format/addresses/hosts'
import { UrlInput } from '../../ui/controls/inputs'
import { FileChooser, type Upload, useFileDrop, usePictureUpload } from './file-chooser'
import { FocusButton, LibraryButton } from './library-button'
import { FIELD, LabelledField, PART } from '../kit/form-field'
import { Progress } from '../kit/feedback'
import { Picture } from '../kit/frame'

export type UploadProps = {
  upload: Upload
  onBusy?: (busy: boolean) => void
}

type Props = UploadProps & {
  /** Of the field for its address. */
  id?: string
  /** Such as `Preview Image`; the names of its parts are derived from it. */
  label: string
  hint?: string
  /** What is longer than a line. */
  help?: string
  error?: string | undefined
  address: string
  alt: string
  /** Whether it is a section of its own, rather than a field of one. */
  isSection?: boolean
  /** @param alt the default alt text of a picture from the library. */
  onChange: (address: string, alt?: string) => void
  /** Whether its focal point can be set. */
  hasFocus?: boolean
  children?: ReactNode
}

/** A picture by file, drop, paste or URL. */
export function PictureField(props: Props) {
  const { id: givenId, label, hint, help, error, address, alt, isSection = false, hasFocus = true } = props
  const { onChange, children, ...uploads } = props
  const ownId = useId()
  const id = givenId ?? ownId
  const field = useRef<HTMLInputElement>(null)
  const { share, errorMessage, start } = usePictureUpload({ ...uploads, onUploaded: (uploaded) => onChange(uploaded) })
  const remove = () => {
    onChange('')
    field.current?.focus()
  }
  const { isOver, handlers } = useFileDrop(
    (files, how) => void start(files[0], how === 'pasted' ? ADMIN_TEXTS.imagePasted : ADMIN_TEXTS.imageUploaded),
  )
  const name = label.toLowerCase()
  return (
    <section
      {...handlers}
      className={`${isSection ? PART : 'min-w-0'} ${isOver ? 'outline-2 outline-purple-600' : ''}`}
    >
      <LabelledField {...{ id, label, hint, help }} isTitle={isSection} error={errorMessage || error}>
        {safeAddress(address) && (
          <div className="mt-3 flex items-start gap-2">
            <Picture
              address={address}
              alt={alt || label}
              sizes={`${PREVIEW_THUMBNAIL_WIDTH}px`}
              className="h-auto max-h-60 max-w-[200px] rounded-lg bg-picture"
            />
            <div className="grid justify-items-start gap-1">
              <IconButton isSmall icon={X} label={`Remove ${name}`} onClick={remove} />
              {hasFocus && <FocusButton address={address} label={`Focal point of the ${name}`} />}
            </div>
          </div>
        )}
        {share !== null && <Progress label={`Upload of the ${name}`} value={share} className="mt-3" />}
        <div className="mt-2 flex flex-wrap gap-2">
          <UrlInput
            ref={field}
            id={id}
            placeholder="Image URL"
            value={address}
            aria-invalid={error !== undefined}
            aria-describedby={`${id}-note`}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            className={`${FIELD} min-w-24 flex-1`}
          />
          <FileChooser
            label={`${label.charAt(0)}${name.slice(1)} file`}
            disabled={share !== null}
            onFiles={([file]) => void start(file, ADMIN_TEXTS.imageUploaded)}
          >
            {share === null ? 'Upload' : 'Uploading...'}
          </FileChooser>
          <LibraryButton disabled={share !== null} onChoose={({ url, alt: text }) => onChange(url, text)} />
        </div>
      </LabelledField>
      {children}
    </section>
  )
}
