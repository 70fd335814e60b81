import { type ComponentProps, type KeyboardEvent, useId, useRef } from 'react'
import { MAX_SUMMARY_LENGTH, MAX_TITLE_LENGTH } from '@/lib/contract/limits'
import { useContentLanguage } from '../../editor-facts'
import { Section } from '@/components/desk/kit/frame'
import { LABEL } from '@/components/desk/kit/form-field'
import type { PostValues } from '../post-values'

type Props = {
  values: PostValues
  /** Why a save was refused, by field. */
  errors: Record<string, string>
  /** Whether the title of a new post is to be written. */
  isNew: boolean
  onChange: (change: Partial<PostValues>) => void
}

const TEXT = 'block w-full resize-none field-sizing-content bg-transparent outline-none placeholder:text-muted/80'

/** Title and summary, in the font size of the published post. */
export function TextFields({ values, errors, isNew, onChange }: Props) {
  const summary = useRef<HTMLTextAreaElement>(null)
  const titleError = errors.title && (values.title.trim() ? errors.title : 'A title is required')
  const summaryError = errors.summary && (values.summary.trim() ? errors.summary : 'A short summary is required')
  const focusSummary = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    summary.current?.focus()
  }
  return (
    <Section className="grid grid-cols-1 gap-5">
      <Line
        autoFocus={isNew}
        name="title"
        label="Title"
        error={titleError}
        rows={1}
        maxLength={MAX_TITLE_LENGTH}
        value={values.title}
        placeholder="What is this post about?"
        onKeyDown={focusSummary}
        onChange={({ target }) => onChange({ title: target.value.replace(/[\r\n]+/g, ' ') })}
        className="font-display text-3xl leading-tight font-bold tracking-tight sm:text-4xl"
      />
      <Line
        ref={summary}
        name="summary"
        label="Short Summary"
        error={summaryError}
        rows={2}
        maxLength={MAX_SUMMARY_LENGTH}
        value={values.summary}
        placeholder="One or two sentences for cards and search results"
        onChange={({ target }) => onChange({ summary: target.value })}
        className="text-lg text-ink"
      />
    </Section>
  )
}

type LineProps = ComponentProps<'textarea'> & { name: string; label: string; error: string | undefined }

function Line({ name, label, error, className, ...field }: LineProps) {
  const id = useId()
  const lang = useContentLanguage()
  return (
    <div data-field={name}>
      <div className={`border-b pb-3 focus-within:border-purple-600 ${error ? 'border-danger' : 'border-field'}`}>
        <label htmlFor={id} className={LABEL}>
          <span>{label}</span>
          <span aria-hidden="true" className="text-danger">
            {' *'}
          </span>
        </label>
        <textarea
          {...field}
          {...{ id, lang }}
          dir="auto"
          required
          aria-invalid={error !== undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={`${TEXT} ${className}`}
        />
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
