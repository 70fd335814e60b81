import { useQueryClient } from '@tanstack/react-query'
import { use, useId, useState } from 'react'
import { refreshPosts } from '@/lib/client/posts/admin-posts'
import { api } from '@/lib/client/calls/client'
import { ADMIN_TEXTS } from '@/lib/contract/admin-texts'
import type { Post } from '@/lib/contract/posts/post'
import { siteTimeZone } from '@/lib/format/dates/date'
import { fromZonedTime, toZonedTime } from '@/lib/format/dates/zoned-time'
import { errorMessageOf } from '../../admin/error-message'
import { WholeContract } from '../../admin/whole-contract'
import { notify } from '../../site/frame/notify'
import { buttonStyle } from '../../ui/controls/button-style'
import { FIELD } from '../form/fields/field-style'
import { Section } from '../frame/section'
import { useReport } from './unsaved-times'

type Props = {
  id: string
  /** ISO 8601. */
  publishedAt: string
  /** The `updated_at` that the change is based on. */
  version: string | null
  onSaved: (post: Post) => void
  /** Reports whether a date was typed that is not saved. */
  onUnsaved: (isUnsaved: boolean) => void
}

/** The date by which a post is listed; saved on its own, apart from the form. */
export function PublishedField({ id, publishedAt, version, onSaved, onUnsaved }: Props) {
  const fieldId = useId()
  const client = useQueryClient()
  const offered = use(WholeContract)
  // What is typed outlives a save of the post, which may set the date.
  const [typed, setTyped] = useState<string | null>(null)
  const [errorMessage, setErrorMessage] = useState('')
  const [isSaving, setSaving] = useState(false)
  const stored = toZonedTime(publishedAt)
  const time = typed ?? stored
  const isChanged = time !== stored && time !== ''
  useReport(offered && isChanged, onUnsaved)
  if (!offered) return null
  const save = async () => {
    const date = fromZonedTime(time)
    if (isSaving || !date) return
    setSaving(true)
    setErrorMessage('')
    try {
      const body = { published_at: date, ...(version && { updated_at: version }) }
      onSaved((await api.posts.update({ params: { id }, body })).data.post)
      setTyped(null)
      notify('success', ADMIN_TEXTS.postUpdated)
      void refreshPosts(client)
    } catch (error) {
      setErrorMessage(errorMessageOf(error).replaceAll('Published at', 'The date'))
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
        onChange={({ target }) => setTyped(target.value)}
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
        disabled={!isChanged}
        aria-disabled={isSaving || undefined}
        onClick={() => void save()}
        className={`${buttonStyle('quiet')} mt-3`}
      >
        {isSaving ? 'Saving...' : 'Save date'}
      </button>
    </Section>
  )
}
