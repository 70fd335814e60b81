import { useEffect } from 'react'
import { countVisit } from '@/lib/client/visit-counter'

/** Milliseconds for which a search stays before it counts: what is typed on is no search. */
const TYPING_PAUSE = 2_000

/** Counts a search, once its text stays. @param found whether it has results; null while that is not known. */
export function useCountedSearch(text: string, found: boolean | null): void {
  useEffect(() => {
    if (!text || found === null) return
    const timer = setTimeout(() => countVisit({ kind: 'search', query: text, found }), TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [text, found])
}
