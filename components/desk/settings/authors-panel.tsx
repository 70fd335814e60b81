import { useQuery } from '@tanstack/react-query'
import { ConfirmDialog, useConfirm } from '@/components/ui/dialogs/confirm-dialog'
import { authorsQuery, removeAuthorMutation, saveAuthorMutation } from '@/lib/client/posts/authors'
import type { UsedAuthor } from '@/lib/contract/posts/authors'
import { countOf } from '@/lib/format/texts/counts'
import { ListWithForm } from '../kit/list-with-form'
import { EntryList, EntryRow, PanelSection } from '../kit/entry-list'
import { Loaded } from '../kit/panel-error'
import { AuthorForm, Portrait } from './author-form'
import { undo, useWrite } from '../kit/use-write'

/** The authors of posts: adding, changing and removing. */
export function AuthorsPanel() {
  const query = useQuery(authorsQuery)
  const [confirm, confirmation] = useConfirm()
  const failed = 'Failed to update authors'
  const { write: save } = useWrite(saveAuthorMutation, { failed })
  const { write } = useWrite(removeAuthorMutation, { failed })
  const remove = ({ id, name, bio, picture, links }: UsedAuthor) =>
    write(id, () => undo(() => save({ id, input: { name, bio, picture, links } })))
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
                      picture={<Portrait address={author.picture} />}
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
