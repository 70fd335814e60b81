import { useQuery } from '@tanstack/react-query'
import { ConfirmDialog, useConfirm } from '@/components/ui/dialogs/confirm-dialog'
import { api } from '@/lib/client/calls/client'
import { authorsQuery } from '@/lib/client/posts/authors'
import { type UsedAuthor, type Author, authorInput } from '@/lib/contract/posts/authors'
import { countOf } from '@/lib/format/texts/counts'
import { EntryList, EntryRow, PanelSection } from '../kit/entry-list'
import { Loaded, undo, useWrite } from '../kit/feedback'
import { useState } from 'react'
import { newKey } from '@/lib/client/calls/new-key'
import { uploadPostImage } from '@/lib/client/upload-image'
import { MAX_AUTHOR_BIO_LENGTH, MAX_AUTHOR_NAME_LENGTH } from '@/lib/contract/limits'
import { linesOf } from '../kit/clean-text'
import { EditForm, type EntryFormProps, ListWithForm, useEditForm } from '../kit/edit-form'
import { TextArea, TextField } from '../kit/form-field'
import { Picture } from '../kit/frame'
import { PictureField } from '../pictures/picture-field'
import type { Upload } from '../pictures/file-chooser'

/** The authors of posts: adding, changing and removing. */
export function AuthorsPanel() {
  const query = useQuery(authorsQuery)
  const [confirm, confirmation] = useConfirm()
  const failed = 'Failed to update authors'
  const { write: save } = useWrite(api.authors.save, { failed })
  const { write } = useWrite(api.authors.remove, { failed })
  const remove = ({ id, name, bio, picture, links }: UsedAuthor) =>
    write({ id }, () => undo(() => save({ params: { id }, body: { name, bio, picture, links } })))
  const askToRemove = (author: UsedAuthor) => {
    const { name, posts } = author
    confirm({
      title: 'Remove this author?',
      message:
        posts === 0 ? `No post names ${name}.` : `${countOf(posts, 'post')} will show no author: ${namesOf(author)}.`,
      confirmLabel: 'Remove',
      onConfirm: () => void remove(author),
    })
  }
  return (
    <>
      <ListWithForm addLabel="Add an author" fresh={null} form={AuthorForm}>
        {(open) => (
          <PanelSection
            title="Authors"
            note="A post names at most one, chosen in its editor: shown with the post, in feeds and to search engines."
          >
            <Loaded query={query} what="authors">
              {(authors) => (
                <EntryList
                  label="Authors"
                  entries={authors}
                  empty="None yet: posts show no author, and search engines are told that the site wrote them."
                >
                  {(author) => (
                    <EntryRow
                      key={author.id}
                      title={author.name}
                      picture={<Picture {...PORTRAIT} address={author.picture} />}
                      facts={author.posts === 0 ? 'No posts yet' : countOf(author.posts, 'post')}
                      onChange={() => open(author)}
                      onRemove={() => askToRemove(author)}
                    />
                  )}
                </EntryList>
              )}
            </Loaded>
          </PanelSection>
        )}
      </ListWithForm>
      <ConfirmDialog {...confirmation} />
    </>
  )
}

function namesOf({ posts, used_by: named }: UsedAuthor): string {
  const titles = named.map(({ title }) => `“${title || 'Untitled'}”`).join(', ')
  const more = posts - named.length
  return more > 0 ? `${titles} and ${more.toLocaleString('en-US')} more` : titles
}

const upload: Upload = (file, options) => uploadPostImage(file, `draft-${Date.now()}-author`, options)

const PORTRAIT = { sizes: '44px', className: 'size-11 shrink-0 rounded-full bg-picture object-cover' }

/** Form values of an author, or of a new one; links are one per line. */
const authorValues = (author: Author | null) => ({
  name: author?.name ?? '',
  bio: author?.bio ?? '',
  picture: author?.picture ?? '',
  links: author?.links.join('\n') ?? '',
})

/** The author as sent: addresses without a scheme get https. */
function authorBody({ links, picture, ...rest }: ReturnType<typeof authorValues>) {
  return {
    ...rest,
    picture: picture.trim(),
    links: linesOf(links).map((line) => (/^[a-z][a-z\d+.-]*:/i.test(line) ? line : `https://${line}`)),
  }
}

/** Form for an author. @param props.entry the author to change; null for a new one. */
function AuthorForm({ entry: author, isOpened, onDone }: EntryFormProps<Author | null>) {
  // The same for every attempt, so that a lost response does not make two authors.
  const [id] = useState(() => author?.id ?? newKey())
  const { field, form } = useEditForm({
    initial: authorValues(author),
    schema: authorInput,
    bodyOf: authorBody,
    save: (body) => api.authors.save({ params: { id }, body }),
    isOpened,
    onDone,
  })
  const { value: address, ...picture } = field('picture')
  return (
    <EditForm title={author ? 'Change an author' : 'Add an author'} saveLabel="Save author" {...form}>
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
