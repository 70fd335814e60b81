import { useState } from 'react'
import { FallbackPicture } from '@/components/ui/display/fallback-picture'
import { newKey } from '@/lib/client/calls/new-key'
import { saveAuthorMutation } from '@/lib/client/posts/authors'
import { uploadPostImage } from '@/lib/client/upload-image'
import { MAX_AUTHOR_BIO_LENGTH, MAX_AUTHOR_NAME_LENGTH, MAX_URL_LENGTH } from '@/lib/contract/limits'
import { type Author, authorInput } from '@/lib/contract/posts/authors'
import { safeAddress } from '@/lib/format/addresses/hosts'
import { errorMessageOf } from '../kit/error-message'
import { EditForm } from '../kit/edit-form'
import { TextArea, TextField } from '../kit/form-field'
import { useEditForm } from '../kit/use-edit-form'
import { FileChooser } from '../pictures/file-chooser'
import { LibraryButton } from '../pictures/library-button'

type PictureProps = {
  id: string
  value: string
  error: string | undefined
  onChange: (address: string) => void
  onFailed: (message: string) => void
}

/** The picture of an author: by URL, from a file, or from the library. */
function AuthorPicture({ onFailed, ...field }: PictureProps) {
  const { value, onChange } = field
  const [isUploading, setUploading] = useState(false)
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
      <div className="flex items-end gap-3">
        <Portrait address={value} />
        <div className="min-w-0 grow">
          <TextField {...field} label="Picture" inputMode="url" maxLength={MAX_URL_LENGTH} placeholder="Image URL" />
        </div>
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        <FileChooser label="Picture file" busy={isUploading} onFiles={([file]) => void upload(file)}>
          {isUploading ? 'Uploading...' : 'Upload'}
        </FileChooser>
        <LibraryButton onChoose={({ url }) => onChange(url)} />
      </div>
    </div>
  )
}

/** The picture of an author in a circle; nothing without one. */
export function Portrait({ address }: { address: string | null }) {
  const shown = safeAddress(address)
  if (!shown) return null
  const className = 'size-11 shrink-0 rounded-full bg-picture object-cover'
  return <FallbackPicture key={shown} addresses={[shown]} alt="" sizes="44px" className={className} />
}

/** Form values of an author; links are one per line. */
type AuthorValues = { name: string; bio: string; picture: string; links: string }

const NEW_AUTHOR: AuthorValues = { name: '', bio: '', picture: '', links: '' }

const authorValues = ({ name, bio, picture, links }: Author): AuthorValues => ({
  ...{ name, bio },
  picture: picture ?? '',
  links: links.join('\n'),
})

/** The author as sent: addresses without a scheme get https. */
function authorBody({ links, picture, ...rest }: AuthorValues) {
  const lines = links.split('\n').map((line) => line.trim())
  return {
    ...rest,
    picture: picture.trim(),
    links: lines.filter(Boolean).map((line) => (/^[a-z][a-z\d+.-]*:/i.test(line) ? line : `https://${line}`)),
  }
}

type Props = {
  /** The author to change; null for a new one. */
  author: Author | null
  /** Whether a control opened it: it takes the focus, and can be left. */
  isOpened: boolean
  /** Called once it is saved, or will not be. */
  onDone: () => void
}

/** Form for an author. */
export function AuthorForm({ author, isOpened, onDone }: Props) {
  // The same for every attempt, so that a lost response does not make two authors.
  const [id] = useState(() => author?.id ?? newKey())
  const { field, setErrorMessage, form } = useEditForm({
    initial: author ? authorValues(author) : NEW_AUTHOR,
    schema: authorInput,
    bodyOf: authorBody,
    mutation: saveAuthorMutation,
    inputOf: (input) => ({ id, input }),
    onDone,
  })
  return (
    <EditForm
      title={author ? 'Change an author' : 'Add an author'}
      saveLabel="Save author"
      onCancel={isOpened ? onDone : null}
      {...form}
    >
      <TextField {...field('name')} label="Name" dir="auto" autoFocus={isOpened} maxLength={MAX_AUTHOR_NAME_LENGTH} />
      <TextArea
        {...field('bio')}
        label="Short text"
        dir="auto"
        rows={3}
        maxLength={MAX_AUTHOR_BIO_LENGTH}
        placeholder="Two sentences, shown below each post"
      />
      <AuthorPicture {...field('picture')} onFailed={setErrorMessage} />
      <TextArea
        {...field('links')}
        label="Links"
        dir="ltr"
        rows={2}
        placeholder="https://…"
        hint="One address per line."
      />
    </EditForm>
  )
}
