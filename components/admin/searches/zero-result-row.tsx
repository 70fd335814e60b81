import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { notify } from '@/components/site/frame/notify'
import { buttonStyle } from '@/components/ui/controls/button-style'
import { addSynonymMutation } from '@/lib/client/site/searches'
import type { Synonym, ZeroResultSearch } from '@/lib/contract/search/search-admin'
import { formatDate } from '@/lib/format/date'
import { errorMessageOf } from '../error-message'

const MAX_WORD_LENGTH = 60

/** A zero-result search, with a form to add a synonym for it. */
export function ZeroResultRow({ entry, synonym }: { entry: ZeroResultSearch; synonym: Synonym | undefined }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const { query, searches, last_day: day } = entry
  const close = (focused: HTMLElement | null) => {
    setOpen(false)
    focused?.focus()
  }
  return (
    <li ref={row} tabIndex={-1} className="grid gap-3 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-40">
          <p id={id} dir="auto" className="font-semibold wrap-anywhere">
            {query}
          </p>
          <p className="text-sm text-muted">
            <span>{searches === 1 ? '1 search' : `${searches.toLocaleString('en-US')} searches`}</span>
            {day && <span>{`, last on ${formatDate(`${day}T12:00:00Z`)}`}</span>}
          </p>
        </div>
        {synonym ? (
          <p className="text-sm text-muted wrap-anywhere">{`Same as ${synonym.words.filter((word) => word.toLowerCase() !== query).join(', ')}`}</p>
        ) : (
          <button
            ref={toggle}
            type="button"
            aria-expanded={isOpen}
            aria-describedby={id}
            onClick={() => setOpen(!isOpen)}
            className={buttonStyle('quiet')}
          >
            Add synonym
          </button>
        )}
      </div>
      {isOpen && !synonym && (
        <SynonymForm query={query} onClose={() => close(toggle.current)} onAdded={() => close(row.current)} />
      )}
    </li>
  )
}

function SynonymForm({ query, onClose, onAdded }: { query: string; onClose: () => void; onAdded: () => void }) {
  const id = useId()
  const { mutateAsync, isPending } = useMutation(addSynonymMutation())
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const word = String(new FormData(event.currentTarget).get('word') ?? '').trim()
    if (!word || isPending) return
    try {
      await mutateAsync([query, word])
      notify('success', 'Synonym added')
      onAdded()
    } catch (error) {
      notify('error', `Failed to add synonym: ${errorMessageOf(error)}`)
    }
  }
  return (
    <form
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className="grid gap-2 sm:flex sm:items-end"
    >
      <div className="min-w-0 grow">
        <label htmlFor={id} className="mb-1.5 block text-sm font-semibold wrap-anywhere">
          {`“${query}” means the same as`}
        </label>
        <input
          id={id}
          name="word"
          autoFocus
          required
          maxLength={MAX_WORD_LENGTH}
          autoComplete="off"
          placeholder="A word that your posts use"
          className="h-11 w-full rounded-lg border border-field bg-surface px-3 text-base"
        />
      </div>
      <div className="flex gap-2">
        <button type="submit" aria-disabled={isPending} className={`${buttonStyle('primary')} min-h-11 max-sm:grow`}>
          {isPending ? 'Saving...' : 'Save synonym'}
        </button>
        <button type="button" onClick={onClose} className={`${buttonStyle('quiet')} min-h-11 max-sm:grow`}>
          Cancel
        </button>
      </div>
    </form>
  )
}
