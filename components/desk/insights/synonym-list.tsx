import { addSynonymMutation, removeSynonymMutation } from '@/lib/client/insights'
import type { Synonym } from '@/lib/contract/search/search-calls'
import { EntryList, EntryRow, PanelSection } from '../kit/entry-list'
import { undo, useWrite } from '../kit/use-write'

/** The administrator's synonyms; removing one offers Undo in the toast. */
export function SynonymList({ synonyms }: { synonyms: Synonym[] }) {
  const failed = 'Failed to remove synonym'
  const { write: add } = useWrite(addSynonymMutation, { failed })
  const { write } = useWrite(removeSynonymMutation, { failed })
  const remove = ({ id, words }: Synonym) => write(id, () => undo(() => add(words)))
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
