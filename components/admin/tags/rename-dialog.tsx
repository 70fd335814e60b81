import { type FormEvent, useId, useRef, useState } from 'react'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { DialogActions } from '@/components/ui/dialogs/dialog-actions'
import { MAX_TAG_LENGTH } from '@/lib/contract/limits'
import type { UsedTag } from '@/lib/contract/posts/tag-calls'

type Props = {
  tag: string
  /** The name to begin with. */
  initial: string
  tags: readonly UsedTag[]
  busy: boolean
  onRename: (to: string) => Promise<unknown>
  onClose: () => void
}

/** Dialog for a new name of a tag; the name of another one merges the two. */
export function RenameDialog({ tag, initial, tags, busy, onRename, onClose }: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(initial)
  const to = name.trim()
  const other = to === tag ? undefined : tags.find((used) => used.tag === to)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (to === '' || to === tag) field.current?.focus()
    else if (!busy) void onRename(to)
  }
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} title={`Rename “${tag}”`} initialFocus={field}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <div>
          <label htmlFor={id} className="text-sm font-semibold">
            New name
          </label>
          <input
            ref={field}
            id={id}
            dir="auto"
            autoComplete="off"
            maxLength={MAX_TAG_LENGTH}
            value={name}
            aria-describedby={`${id}-hint`}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => setName(target.value)}
            className="mt-1 h-11 w-full rounded-lg border border-field bg-surface px-3 text-base"
          />
          <p id={`${id}-hint`} role="status" className="mt-2 text-sm text-muted">
            {other ? `There is a tag “${to}” already: the two become one.` : 'It changes in all posts that have it.'}
          </p>
        </div>
        <DialogActions submit={other ? 'Merge' : 'Rename'} isBusy={busy} onCancel={onClose} />
      </form>
    </Dialog>
  )
}
