import { useId } from 'react'
import type { PostStatus } from '@/lib/contract/posts/post'
import { Section } from '@/components/desk/kit/frame'
import { FIELD } from '@/components/desk/kit/chips'

const NAMES: Record<PostStatus, string> = { draft: 'Draft', published: 'Published' }
const STATUSES = Object.keys(NAMES) as PostStatus[]
const HINTS = {
  draft: 'Only admins can see it.',
  published: 'Everyone can see it once it is saved.',
} as const

type Props = {
  status: PostStatus
  onChange: (status: PostStatus) => void
}

/** The status of the post, draft or published. */
export function StatusField({ status, onChange }: Props) {
  const id = useId()
  return (
    <Section title="Status" field={id}>
      <select
        id={id}
        value={status}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(STATUSES.find((value) => value === event.target.value) ?? 'draft')}
        className={FIELD}
      >
        {STATUSES.map((value) => (
          <option key={value} value={value}>
            {NAMES[value]}
          </option>
        ))}
      </select>
      <p id={`${id}-hint`} className="mt-2 text-sm text-muted">
        {HINTS[status]}
      </p>
    </Section>
  )
}
