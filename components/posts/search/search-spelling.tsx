import type { Searched } from '@/lib/contract/search/search'
import { searchPath } from '@/lib/format/addresses/paths'
import { SpellingNote } from '../../ui/notes/spelling-note'

/** The spelling correction of a post search. */
export function SearchSpelling({ text, search }: { text: string; search: Searched | undefined }) {
  if (!search?.corrected) return null
  const { corrected, applied } = search
  const suggested = search.suggested ? { text: search.suggested, address: searchPath(search.suggested) } : null
  return (
    <SpellingNote
      {...{ text, corrected, applied, suggested }}
      correctedAddress={searchPath(corrected)}
      exactAddress={searchPath(text, 1, { exact: true })}
    />
  )
}
