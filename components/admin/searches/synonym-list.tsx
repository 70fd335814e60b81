import { attempt } from '@/components/admin/error-message'
import { IconButton } from '@/components/ui/controls/button'
import { useMutation } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { notify } from '@/components/site/frame/notify'
import { useRowFocus } from '@/components/ui/focus'
import { addSynonymMutation, removeSynonymMutation } from '@/lib/client/insights'
import type { Synonym } from '@/lib/contract/search/search-calls'

/** The administrator's synonyms; removing one offers Undo in the toast. */
export function SynonymList({ synonyms }: { synonyms: Synonym[] }) {
  const { mutateAsync: add } = useMutation(addSynonymMutation())
  const { mutateAsync: remove, isPending } = useMutation(removeSynonymMutation())
  const restore = (words: string[]) => attempt(() => add(words), 'Failed to add synonym')
  const forget = async ({ id, words }: Synonym) => {
    if (isPending) return
    await attempt(async () => {
      await remove(id)
      notify('success', 'Synonym removed', { label: 'Undo', run: () => void restore(words) })
    }, 'Failed to remove synonym')
  }
  return (
    <section aria-labelledby="synonyms" className="grid gap-3">
      <h2 id="synonyms" className="flex min-h-11 items-center font-display text-xl font-bold">
        Your synonyms
      </h2>
      {synonyms.length === 0 ? (
        <p className="text-sm text-muted">None yet. The site already knows a few hundred synonyms of the trade.</p>
      ) : (
        <ul aria-label="Your synonyms" className="divide-y divide-line rounded-card border border-line bg-surface">
          {synonyms.map((synonym) => (
            <SynonymRow key={synonym.id} words={synonym.words.join(' = ')} onRemove={() => void forget(synonym)} />
          ))}
        </ul>
      )}
    </section>
  )
}

function SynonymRow({ words, onRemove }: { words: string; onRemove: () => void }) {
  const { row } = useRowFocus()
  return (
    <li ref={row} className="flex items-center gap-2 py-1 pr-1 pl-4">
      <span dir="auto" className="min-w-0 grow text-sm wrap-anywhere">
        {words}
      </span>
      <IconButton icon={X} label={`Remove ${words}`} onClick={onRemove} />
    </li>
  )
}
