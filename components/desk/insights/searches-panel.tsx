import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '@/lib/client/calls/client'
import { synonymsQuery, zeroResultSearchesQuery } from '@/lib/client/insights'
import { CountingOff, DEFAULT_SPAN, TimeSpanSelect } from './time-span'
import { EntryList, PanelSection, EntryRow } from '../kit/entry-list'
import { Loaded, undo, useWrite } from '../kit/feedback'
import { ZeroResultRow } from './zero-result-row'
import type { Synonym } from '@/lib/contract/search/search-calls'

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
