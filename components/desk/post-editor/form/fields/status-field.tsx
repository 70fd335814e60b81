import { useId } from 'react'
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

type Props = {
  status: PostStatus
  onChange: (status: PostStatus) => void
}

/** The status of the post, draft or published. */
export function StatusField({ status, onChange }: Props) {
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
