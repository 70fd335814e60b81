import { useMutation } from '@tanstack/react-query'
import { addSynonymMutation, removeSynonymMutation } from '@/lib/client/insights'
import type { Synonym } from '@/lib/contract/search/search-calls'
import { EntryList, EntryRow, PanelSection } from '../kit/entry-list'
import { useRemoval } from '../kit/use-removal'

/** The administrator's synonyms; removing one offers Undo in the toast. */
export function SynonymList({ synonyms }: { synonyms: Synonym[] }) {
  const { mutateAsync: add } = useMutation(addSynonymMutation)
  const remove = useRemoval({
    mutation: removeSynonymMutation,
    keyOf: ({ id }: Synonym) => id,
    restore: ({ words }) => add(words),
    removed: 'Synonym removed',
    failed: 'Failed to remove synonym',
  })
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
