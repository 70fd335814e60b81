import type { VersionField, VersionSummary } from '@/lib/contract/posts/post-version'
import { formatMoment } from '@/lib/format/dates'
import { FIELD_NAMES } from '../form/use-post-form'

/** Labels of the fields of a version. */
export const VERSION_FIELD_NAMES: Record<VersionField, string> = {
  ...FIELD_NAMES,
  isHighlighted: 'Highlight',
  published_at: 'Publication date',
}

/** Short description of what a version changed. */
export function describeVersion(
  { changed, status, isHighlighted, same_as }: VersionSummary,
  isEarliest: boolean,
): string {
  if (isEarliest) return 'Earliest version'
  const states = [
    changed.includes('status') && (status === 'published' ? 'Published' : 'Unpublished'),
    // Unpublishing removes the highlight implicitly.
    changed.includes('isHighlighted') &&
      (isHighlighted ? 'Highlighted' : status === 'published' && 'Highlight removed'),
    changed.includes('published_at') && VERSION_FIELD_NAMES.published_at,
  ].filter((state) => state !== false)
  const fields = (Object.keys(FIELD_NAMES) as (keyof typeof FIELD_NAMES)[]).filter(
    (field) => field !== 'status' && changed.includes(field),
  )
  const content = same_as ? [`Same as ${formatMoment(same_as, 'second')}`] : fields.map((field) => FIELD_NAMES[field])
  return [...states, ...content].join(', ') || 'Nothing changed'
}
