import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { authorsQuery } from '@/lib/client/posts/authors'
import type { Author } from '@/lib/contract/posts/authors'
import type { PostStatus } from '@/lib/contract/posts/post'
import { Section } from '@/components/desk/kit/frame'
import { FIELD, Select } from '@/components/desk/kit/form-field'

const STATUSES = [
  ['draft', 'Draft'],
  ['published', 'Published'],
] as const
const HINTS = {
  draft: 'Only admins can see it.',
  published: 'Everyone can see it once it is saved.',
} as const

/** The status of the post, draft or published. */
export function StatusField({ status, onChange }: { status: PostStatus; onChange: (status: PostStatus) => void }) {
  const id = useId()
  return (
    <Section title="Status" field={id}>
      <Select
        id={id}
        options={STATUSES}
        value={status}
        aria-describedby={`${id}-hint`}
        onChange={onChange}
        className={FIELD}
      />
      <p id={`${id}-hint`} className="mt-2 text-sm text-muted">
        {HINTS[status]}
      </p>
    </Section>
  )
}

type AuthorProps = { author: Author | null; error: string | undefined; onChange: (author: Author | null) => void }

/** The author of the post. */
export function AuthorField({ author, error, onChange }: AuthorProps) {
  const id = useId()
  const { data = [], refetch } = useQuery(authorsQuery)
  const listed = author && !data.some((each) => each.id === author.id) ? [author, ...data] : data
  return (
    <Section title="Author" field={id} error={error}>
      <Select
        id={id}
        options={[['', 'No author'] as const, ...listed.map(({ id: value, name }) => [value, name] as const)]}
        value={author?.id ?? ''}
        aria-invalid={error !== undefined}
        // Authors may have been added in another tab.
        onFocus={() => void refetch()}
        onChange={(chosen) => onChange(listed.find((each) => each.id === chosen) ?? null)}
        className={FIELD}
      />
      <a
        href="/admin?tab=authors"
        target="_blank"
        className="mt-1 inline-flex min-h-10 items-center text-sm font-semibold text-link hover:underline"
      >
        Manage authors
      </a>
    </Section>
  )
}
