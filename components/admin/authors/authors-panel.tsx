'use client'

import { useQuery } from '@tanstack/react-query'
import { CARD } from '@/components/ui/styles'
import { Spinner } from '@/components/ui/notes/notes'
import { authorsQuery } from '@/lib/client/posts/authors'
import type { Author } from '@/lib/contract/posts/authors'
import { ListWithForm } from '../form/list-with-form'
import { useEntryForm } from '../form/use-edit-form'
import { PanelError, EmptyList } from '../panel-error'
import { AuthorForm } from './author-form'
import { AuthorRow } from './author-row'

/** The authors of posts: adding, changing and removing. */
export function AuthorsPanel() {
  const { data: authors, error, refetch } = useQuery(authorsQuery())
  const { entry, times, isOpened, place, open, done } = useEntryForm<Author | null>(null)
  if (error) return <PanelError title="The authors could not be read" error={error} onRetry={() => void refetch()} />
  if (!authors) return <Spinner text="Loading authors..." className="py-14" />
  return (
    <ListWithForm
      addLabel="Add an author"
      onAdd={() => open(null)}
      place={place}
      form={<AuthorForm key={times} author={entry} isOpened={isOpened} onDone={done} />}
    >
      <section aria-labelledby="authors" className="grid min-w-0 gap-3">
        <h2 id="authors" className="font-display text-xl font-bold">
          Authors
        </h2>
        <p className="text-sm text-muted">
          A post names at most one, chosen in its editor: shown with the post, in feeds and to search engines.
        </p>
        {authors.length === 0 ? (
          <EmptyList>None yet: posts show no author, and search engines are told that the site wrote them.</EmptyList>
        ) : (
          <ul aria-label="Authors" className={`${CARD} divide-y divide-line`}>
            {authors.map((author) => (
              <AuthorRow key={author.id} author={author} onEdit={() => open(author)} />
            ))}
          </ul>
        )}
      </section>
    </ListWithForm>
  )
}
