import { useId, useRef, useState } from 'react'
import { buttonStyle } from '@/components/ui/styles'
import { UrlInput } from '@/components/ui/controls/inputs'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { FallbackPicture } from '@/components/ui/display/fallback-picture'
import { uploadPostImage } from '@/lib/client/upload-image'
import { safeAddress } from '@/lib/format/addresses/hosts'
import { errorMessageOf } from '../error-message'
import { FIELD } from '../form/field-style'
import { ChoosePicture } from '../pictures/choose-picture'

type Props = {
  address: string
  onChange: (address: string) => void
  onFailed: (message: string) => void
}

/** The picture of an author: by URL, from a file, or from the library. */
export function AuthorPicture({ address, onChange, onFailed }: Props) {
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const [isUploading, setUploading] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const shown = safeAddress(address)
  const upload = async (file: File | undefined) => {
    if (!file || isUploading) return
    setUploading(true)
    try {
      onChange(await uploadPostImage(file, `draft-${Date.now()}-author`))
    } catch (error) {
      onFailed(errorMessageOf(error))
    } finally {
      setUploading(false)
    }
  }
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="block text-sm font-semibold">
        Picture
      </label>
      <div className="flex items-center gap-3">
        {shown && (
          <FallbackPicture
            key={shown}
            addresses={[shown]}
            alt=""
            sizes="44px"
            className="mt-1 size-11 shrink-0 rounded-full bg-picture object-cover"
          />
        )}
        <UrlInput
          id={id}
          placeholder="Image URL"
          value={address}
          onChange={({ target }) => onChange(target.value)}
          className={FIELD}
        />
      </div>
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        hidden
        aria-label="Picture file"
        onChange={({ target }) => {
          void upload(target.files?.[0])
          target.value = ''
        }}
      />
      <div className="mt-2 flex flex-wrap gap-2">
        <button
          type="button"
          aria-disabled={isUploading || undefined}
          onClick={() => !isUploading && chooser.current?.click()}
          className={buttonStyle('quiet', 'small')}
        >
          {isUploading ? 'Uploading...' : 'Upload'}
        </button>
        <button type="button" onClick={() => setChoosing(true)} className={buttonStyle('quiet', 'small')}>
          Library
        </button>
      </div>
      <Dialog open={isChoosing} onOpenChange={setChoosing} title="Choose a Picture">
        <ChoosePicture
          onChoose={({ url }) => {
            setChoosing(false)
            onChange(url)
          }}
        />
      </Dialog>
    </div>
  )
}
