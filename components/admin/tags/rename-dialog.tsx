import { type FormEvent, useId, useRef, useState } from 'react'
import { buttonStyle } from '@/components/ui/controls/button-style'
import { Dialog } from '@/components/ui/dialogs/dialog'
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
        <div className="flex flex-wrap justify-end gap-3">
          <button type="button" onClick={onClose} className={buttonStyle('quiet')}>
            Cancel
          </button>
          <button type="submit" aria-disabled={busy} className={buttonStyle('primary')}>
            {other ? 'Merge' : 'Rename'}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
