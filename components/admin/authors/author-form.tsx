import { useId, useRef, useState } from 'react'
import { saveAuthorMutation } from '@/lib/client/posts/authors'
import { newKey } from '@/lib/client/calls/new-key'
import type { Author } from '@/lib/contract/posts/authors'
import { MAX_AUTHOR_BIO_LENGTH, MAX_AUTHOR_NAME_LENGTH } from '@/lib/contract/limits'
import { EditForm } from '../form/edit-form'
import { FIELD } from '../form/field-style'
import { FormField, TextField } from '../form/form-field'
import { useEditForm } from '../form/use-edit-form'
import { AuthorPicture } from './author-picture'
import { authorBody, authorValues, NEW_AUTHOR } from './author-values'

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
