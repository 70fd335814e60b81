import { Button } from '@/components/ui/controls/button'
import { type ReactNode, useRef, useState, type FormEvent, useId } from 'react'
import Link from 'next/link'
import { buttonStyle } from '@/components/ui/styles'
import { useRowFocus } from '@/components/ui/focus'
import { TextField } from '../kit/form-field'
import { api } from '@/lib/client/calls/client'
import { MAX_SYNONYM_LENGTH } from '@/lib/contract/limits'
import type { Synonym, ZeroResultSearch } from '@/lib/contract/search/search-calls'
import { countOf } from '@/lib/format/texts/counts'
import { formatDate } from '@/lib/format/dates'
import { useWrite } from '../kit/feedback'

type SynonymFormProps = { query: string; onClose: () => void; onAdded: () => void }

type Props = {
  /** HTML id of the subject, for controls that it describes. */
  id: string
  /** The words of a search, the title of a post or the name of a product. */
  subject: string
  facts: ReactNode
  /** Whether the subject is a search without a synonym. */
  takesSynonym: boolean
  children?: ReactNode
}

/** The path of a new post with a title. */
export const draftPath = (title: string) => `/admin/post/create?${new URLSearchParams({ title })}`

/** A row of a list with what is known about a subject, and a form to add a synonym for a search. */
export function SubjectRow({ id, subject, facts, takesSynonym, children }: Props) {
  const { row } = useRowFocus()
  const [isOpen, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const close = (focused: HTMLElement | null) => {
    setOpen(false)
    focused?.focus()
  }
  return (
    <li ref={row} tabIndex={-1} className="grid gap-3 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-40">
          <p id={id} dir="auto" className="font-semibold wrap-anywhere">
            {subject}
          </p>
          <p className="text-sm text-muted">{facts}</p>
        </div>
        <div className="flex gap-2">
          {takesSynonym && (
            <Button
              ref={toggle}
              kind={children ? 'bare' : 'quiet'}
              aria-expanded={isOpen}
              aria-describedby={id}
              onClick={() => setOpen(!isOpen)}
            >
              Add synonym
            </Button>
          )}
          {children}
        </div>
      </div>
      {isOpen && takesSynonym && (
        <SynonymForm query={subject} onClose={() => close(toggle.current)} onAdded={() => close(row.current)} />
      )}
    </li>
  )
}

/** Adds a word that means the same as a search. */
function SynonymForm({ query, onClose, onAdded }: SynonymFormProps) {
  const { busy, write } = useWrite(api.search.addSynonym, { failed: 'Failed to add synonym' })
  const [text, setText] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const word = text.trim()
    if (word && (await write({ words: [query, word] }))) onAdded()
  }
  return (
    <form
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className="grid gap-2 sm:flex sm:items-end"
    >
      <div className="min-w-0 grow">
        <TextField
          label={`“${query}” means the same as`}
          autoFocus
          maxLength={MAX_SYNONYM_LENGTH}
          placeholder="A word that your posts use"
          value={text}
          onChange={setText}
        />
      </div>
      <div className="flex gap-2">
        <Button type="submit" kind="primary" busy={busy} className="min-h-11 max-sm:grow">
          {busy ? 'Saving...' : 'Save synonym'}
        </Button>
        <Button onClick={onClose} className="min-h-11 max-sm:grow">
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** A zero-result search: a synonym is added for it, or a post begun. */
export function ZeroResultRow({ entry, synonym }: { entry: ZeroResultSearch; synonym: Synonym | undefined }) {
  const id = useId()
  const { query, searches, last_day: day } = entry
  const facts = (
    <>
      <span>{countOf(searches, 'search', 'searches')}</span>
      {day && <span>{`, last on ${formatDate(`${day}T12:00:00Z`)}`}</span>}
    </>
  )
  return (
    <SubjectRow id={id} subject={query} facts={facts} takesSynonym={!synonym}>
      {synonym && (
        <p className="text-sm text-muted wrap-anywhere">{`Same as ${synonym.words.filter((word) => word.toLowerCase() !== query).join(', ')}`}</p>
      )}
      <Link href={draftPath(query)} prefetch={false} aria-describedby={id} className={buttonStyle('quiet')}>
        Start a draft
      </Link>
    </SubjectRow>
  )
}
