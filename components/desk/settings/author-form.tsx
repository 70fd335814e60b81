import { useState } from 'react'
import { FallbackPicture } from '@/components/ui/display/fallback-picture'
import { newKey } from '@/lib/client/calls/new-key'
import { saveAuthorMutation } from '@/lib/client/posts/authors'
import { uploadPostImage } from '@/lib/client/upload-image'
import { MAX_AUTHOR_BIO_LENGTH, MAX_AUTHOR_NAME_LENGTH } from '@/lib/contract/limits'
import { type Author, authorInput } from '@/lib/contract/posts/authors'
import { safeAddress } from '@/lib/format/addresses/hosts'
import { EditForm } from '../kit/edit-form'
import { TextArea, TextField } from '../kit/form-field'
import { useEditForm } from '../kit/use-edit-form'
import type { EntryFormProps } from '../kit/list-with-form'
import { PictureField } from '../pictures/picture-field'
import type { Upload } from '../pictures/picture-file'

const upload: Upload = (file, options) => uploadPostImage(file, `draft-${Date.now()}-author`, options)

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
  name,
  bio,
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

/** Form for an author. @param props.entry the author to change; null for a new one. */
export function AuthorForm({ entry: author, isOpened, onDone }: EntryFormProps<Author | null>) {
  // The same for every attempt, so that a lost response does not make two authors.
  const [id] = useState(() => author?.id ?? newKey())
  const { field, form } = useEditForm({
    initial: author ? authorValues(author) : NEW_AUTHOR,
    schema: authorInput,
    bodyOf: authorBody,
    mutation: saveAuthorMutation,
    inputOf: (input) => ({ id, input }),
    onDone,
  })
  const { value: address, ...picture } = field('picture')
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
      <PictureField {...picture} {...{ address, upload }} label="Picture" alt="" hasFocus={false} />
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
