import { Button } from '@/components/ui/controls/button'
import { useId, useRef, useState } from 'react'
import { UrlInput } from '@/components/ui/controls/inputs'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { FallbackPicture } from '@/components/ui/display/fallback-picture'
import { uploadPostImage } from '@/lib/client/upload-image'
import { safeAddress } from '@/lib/format/addresses/hosts'
import { errorMessageOf } from '../error-message'
import { FIELD, FormField, TextField } from '../form/form-field'
import { ChoosePicture } from '../pictures/choose-picture'
import type { Author, AuthorInput } from '@/lib/contract/posts/authors'
import { saveAuthorMutation } from '@/lib/client/posts/authors'
import { newKey } from '@/lib/client/calls/new-key'
import { MAX_AUTHOR_BIO_LENGTH, MAX_AUTHOR_NAME_LENGTH } from '@/lib/contract/limits'
import { EditForm } from '../form/edit-form'
import { useEditForm } from '../form/use-edit-form'

type AuthorPictureProps = {
  address: string
  onChange: (address: string) => void
  onFailed: (message: string) => void
}

/** The picture of an author: by URL, from a file, or from the library. */
function AuthorPicture({ address, onChange, onFailed }: AuthorPictureProps) {
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
        <Button size="small" busy={isUploading} onClick={() => chooser.current?.click()}>
          {isUploading ? 'Uploading...' : 'Upload'}
        </Button>
        <Button size="small" onClick={() => setChoosing(true)}>
          Library
        </Button>
      </div>
      <Dialog open={isChoosing} onClose={() => setChoosing(false)} title="Choose a Picture">
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

/** Form values of an author; links are one per line. */
type AuthorValues = { name: string; bio: string; picture: string; links: string }

const NEW_AUTHOR: AuthorValues = { name: '', bio: '', picture: '', links: '' }

export function authorValues({ name, bio, picture, links }: Author): AuthorValues {
  return { name, bio, picture: picture ?? '', links: links.join('\n') }
}

/** The author as sent: addresses without a scheme get https. */
export function authorBody({ name, bio, picture, links }: AuthorValues): AuthorInput {
  const lines = links.split('\n').map((line) => line.trim())
  return {
    name: name.trim(),
    bio: bio.trim(),
    picture: picture.trim() || null,
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
  const id = useId()
  const nameField = useRef<HTMLInputElement>(null)
  // The same for every attempt, so that a lost response does not make two authors.
  const [authorId] = useState(() => author?.id ?? newKey())
  const { values, set, setErrorMessage, form } = useEditForm({
    initial: author ? authorValues(author) : NEW_AUTHOR,
    mutation: saveAuthorMutation(),
    inputOf: (written) => ({ id: authorId, input: authorBody(written) }),
    validate: ({ name }) => {
      if (name.trim()) return ''
      nameField.current?.focus()
      return 'The name is needed'
    },
    savedText: 'Author saved',
    onDone,
  })
  return (
    <EditForm
      title={author ? 'Change an author' : 'Add an author'}
      saveLabel="Save author"
      onCancel={isOpened ? onDone : null}
      {...form}
    >
      <TextField
        ref={nameField}
        id={`${id}-name`}
        label="Name"
        dir="auto"
        autoFocus={isOpened}
        maxLength={MAX_AUTHOR_NAME_LENGTH}
        value={values.name}
        onChange={({ target }) => set({ name: target.value })}
      />
      <FormField id={`${id}-bio`} label="Short text">
        <textarea
          id={`${id}-bio`}
          dir="auto"
          rows={3}
          maxLength={MAX_AUTHOR_BIO_LENGTH}
          placeholder="Two sentences, shown below each post"
          value={values.bio}
          onChange={({ target }) => set({ bio: target.value })}
          className={FIELD}
        />
      </FormField>
      <AuthorPicture address={values.picture} onChange={(picture) => set({ picture })} onFailed={setErrorMessage} />
      <FormField id={`${id}-links`} label="Links" hint="One address per line.">
        <textarea
          id={`${id}-links`}
          dir="ltr"
          rows={2}
          placeholder="https://…"
          value={values.links}
          aria-describedby={`${id}-links-hint`}
          onChange={({ target }) => set({ links: target.value })}
          className={FIELD}
        />
      </FormField>
    </EditForm>
  )
}
