import { ErrorText } from '@/components/desk/kit/panel-error'
import { Button } from '@/components/ui/controls/button'
import { type ReactNode, useId } from 'react'
import { CARD } from '@/components/ui/styles'
import type { EditFormState } from './use-edit-form'

type Props = EditFormState & {
  title: string
  saveLabel: string
  /** What the button says in the meantime. */
  busyLabel?: string | undefined
  /** Null if there is nothing to go back to. */
  onCancel: (() => void) | null
  children: ReactNode
}

/** A card with a form that adds or changes one entry of a list. */
export function EditForm(props: Props) {
  const { title, saveLabel, busyLabel = 'Saving...', errorMessage, isSaving, submit, onCancel, children } = props
  const titleId = useId()
  return (
    <form
      noValidate
      aria-labelledby={titleId}
      onSubmit={(event) => void submit(event)}
      className={`${CARD} grid gap-4 p-5`}
    >
      <h2 id={titleId} className="font-display text-xl font-bold">
        {title}
      </h2>
      {children}
      <ErrorText text={errorMessage} />
      <div className="flex flex-wrap justify-end gap-3">
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
        <Button type="submit" kind="primary" busy={isSaving}>
          {isSaving ? busyLabel : saveLabel}
        </Button>
      </div>
    </form>
  )
}
