import type { Searched } from '@/lib/contract/search'
import { searchPath } from '@/lib/format/search-address'
import { SpellingNote } from '../ui/spelling-note'

/** What a misspelled search for posts was taken for. */
export function SearchSpelling({ text, search }: { text: string; search: Searched | undefined }) {
  if (!search?.corrected) return null
  const { corrected, applied } = search
  return <SpellingNote {...{ text, corrected, applied }} correctedAddress={searchPath(corrected)} exactAddress={searchPath(text, 1, { exact: true })} />
}
