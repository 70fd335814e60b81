import { useQuery } from '@tanstack/react-query'
import { useState, useRef, type FormEvent, useId } from 'react'
import { api } from '@/lib/client/calls/client'
import { synonymsQuery, zeroResultSearchesQuery } from '@/lib/client/insights'
import { CountingOff, DEFAULT_SPAN, TimeSpanSelect } from './time-span'
import { EntryList, PanelSection, EntryRow } from '../kit/entry-list'
import { Loaded, undo, useWrite } from '../kit/feedback'
import type { Synonym, ZeroResultSearch } from '@/lib/contract/search/search-calls'
import { Button } from '@/components/ui/controls/button'
import Link from 'next/link'
import { buttonStyle } from '@/components/ui/styles'
import { useRowFocus } from '@/components/ui/focus'
import { TextField } from '../kit/form-field'
import { MAX_SYNONYM_LENGTH } from '@/lib/contract/limits'
import { countOf } from '@/lib/format/texts/counts'
import { formatDate } from '@/lib/format/dates'

/** Zero-result searches, and the synonyms of the administrator. */
export function SearchesPanel() {
  const [days, setDays] = useState(DEFAULT_SPAN)
  const zeroResults = useQuery(zeroResultSearchesQuery(days))
  const synonyms = useQuery(synonymsQuery)
  return (
    <Loaded query={zeroResults} what="searches">
      {({ counts, misses }) => (
        <Loaded query={synonyms} what="synonyms">
          {(own) => (
            <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
              <PanelSection
                title="Searches without results"
                controls={<TimeSpanSelect days={days} onChange={setDays} />}
                note={
                  <>
                    {!counts && <CountingOff />}
                    <span>
                      Searches for which nothing contained all of the words, counted as in Insights. A new synonym works
                      from the next search on.
                    </span>
                  </>
                }
              >
                <EntryList
                  label="Searches without results"
                  entries={misses}
                  empty="Every search found something."
                  isStale={zeroResults.isPlaceholderData}
                >
                  {(search) => (
                    <ZeroResultRow
                      key={search.query}
                      entry={search}
                      synonym={own.find(({ words }) => words.some((word) => word.toLowerCase() === search.query))}
                    />
                  )}
                </EntryList>
              </PanelSection>
              <SynonymList synonyms={own} />
            </div>
          )}
        </Loaded>
      )}
    </Loaded>
  )
}

/** The administrator's synonyms; removing one offers Undo in the toast. */
export function SynonymList({ synonyms }: { synonyms: Synonym[] }) {
  const failed = 'Failed to remove synonym'
  const { write: add } = useWrite(api.search.addSynonym, { failed })
  const { write } = useWrite(api.search.removeSynonym, { failed })
  const remove = ({ id, words }: Synonym) => write({ id }, () => undo(() => add({ words })))
  return (
    <PanelSection title="Your synonyms">
      <EntryList
        label="Your synonyms"
        entries={synonyms}
        empty="None yet. The site already knows a few hundred synonyms of the trade."
      >
        {(synonym) => (
          <EntryRow key={synonym.id} title={synonym.words.join(' = ')} onRemove={() => void remove(synonym)} />
        )}
      </EntryList>
    </PanelSection>
  )
}

/** The path of a new post with a title. */
export const draftPath = (title: string) => `/admin/post/create?${new URLSearchParams({ title })}`

type Props = { entry: ZeroResultSearch; synonym: Synonym | undefined }

/** A zero-result search: a synonym is added for it in a form below, or a post begun. */
export function ZeroResultRow({ entry: { query, searches, last_day: day }, synonym }: Props) {
  const id = useId()
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
            {query}
          </p>
          <p className="text-sm text-muted">
            <span>{countOf(searches, 'search', 'searches')}</span>
            {day && <span>{`, last on ${formatDate(`${day}T12:00:00Z`)}`}</span>}
          </p>
        </div>
        <div className="flex gap-2">
          {synonym ? (
            <p className="text-sm text-muted wrap-anywhere">{`Same as ${synonym.words.filter((word) => word.toLowerCase() !== query).join(', ')}`}</p>
          ) : (
            <Button
              ref={toggle}
              kind="bare"
              aria-expanded={isOpen}
              aria-describedby={id}
              onClick={() => setOpen(!isOpen)}
            >
              Add synonym
            </Button>
          )}
          <Link href={draftPath(query)} prefetch={false} aria-describedby={id} className={buttonStyle('quiet')}>
            Start a draft
          </Link>
        </div>
      </div>
      {isOpen && !synonym && (
        <SynonymForm query={query} onClose={() => close(toggle.current)} onAdded={() => close(row.current)} />
      )}
    </li>
  )
}

/** Adds a word that means the same as a search. */
function SynonymForm({ query, onClose, onAdded }: { query: string; onClose: () => void; onAdded: () => void }) {
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
