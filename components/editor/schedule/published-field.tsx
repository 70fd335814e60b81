import { useQueryClient } from '@tanstack/react-query'
import { use, useId, useState } from 'react'
import { refreshPosts } from '@/lib/client/posts/admin-posts'
import { api } from '@/lib/client/calls/client'
import { ADMIN_TEXTS } from '@/lib/contract/admin-texts'
import type { Post } from '@/lib/contract/posts/post'
import { siteTimeZone } from '@/lib/format/dates/date'
import { fromZonedTime, toZonedTime } from '@/lib/format/dates/zoned-time'
import { errorMessageOf } from '../../admin/error-message'
import { notify } from '../../site/frame/notify'
import { buttonStyle } from '../../ui/controls/button-style'
import { EditorFacts } from '../editor-facts'
import { FIELD } from '../form/fields/field-style'
import { Section } from '../frame/section'

type Props = {
  id: string
  /** ISO 8601. */
  publishedAt: string
  /** The `updated_at` that the change is based on. */
  version: string | null
  onSaved: (post: Post) => void
}

/** The date by which a post is listed; saved on its own, apart from the form. */
export function PublishedField({ id, publishedAt, version, onSaved }: Props) {
  const fieldId = useId()
  const client = useQueryClient()
  const offered = use(EditorFacts).publishedAt
  const [time, setTime] = useState(toZonedTime(publishedAt))
  const [errorMessage, setErrorMessage] = useState('')
  const [isSaving, setSaving] = useState(false)
  if (!offered) return null
  const save = async () => {
    const date = fromZonedTime(time)
    if (isSaving || !date) return
    setSaving(true)
    setErrorMessage('')
    try {
      const body = { published_at: date, ...(version && { updated_at: version }) }
      onSaved((await api.posts.update({ params: { id }, body })).data.post)
      notify('success', ADMIN_TEXTS.postUpdated)
      void refreshPosts(client)
    } catch (error) {
      setErrorMessage(errorMessageOf(error).replaceAll('published_at', 'The date'))
    } finally {
      setSaving(false)
    }
  }
  return (
    <Section title="Published on" field={fieldId}>
      <input
        id={fieldId}
        type="datetime-local"
        required
        value={time}
        aria-invalid={errorMessage !== ''}
        aria-describedby={`${fieldId}-hint`}
        onChange={({ target }) => setTime(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        className={FIELD}
      />
      <p id={`${fieldId}-hint`} className="mt-2 text-sm text-muted">
        {`Lists, feeds and search engines use this date. Time zone: ${siteTimeZone().replaceAll('_', ' ')}.`}
      </p>
      {errorMessage && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {errorMessage}
        </p>
      )}
      <button
        type="button"
        disabled={time === toZonedTime(publishedAt) || time === ''}
        aria-disabled={isSaving || undefined}
        onClick={() => void save()}
        className={`${buttonStyle('quiet')} mt-3`}
      >
        {isSaving ? 'Saving...' : 'Save date'}
      </button>
    </Section>
  )
}
