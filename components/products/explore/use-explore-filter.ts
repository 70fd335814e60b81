import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { explorePath } from '@/lib/format/addresses/paths'
import { type ExploreFilter, readExploreFilter, withoutUsualOrder } from './explore-filter'
import { countVisit } from '@/lib/client/visit-counter'

/** Debounce of the search in milliseconds. */
const TYPING_PAUSE = 300

/** The filter of Explore and the text of its search box, in sync with the URL. */
export function useExploreFilter(initial: ExploreFilter) {
  const [text, setText] = useState(initial.search)
  const { filter, show } = useFilterHistory(initial, ({ search }) => setText(search))
  const pause = useTypingPause()

  const apply = (requested: ExploreFilter, byTyping = false) => {
    pause.cancel()
    show(withoutUsualOrder(requested), byTyping)
  }
  const typed = (value: string): ExploreFilter => ({ ...filter, search: value.trim(), exact: undefined, page: 1 })

  return {
    filter,
    text,
    /**
     * Searches after the debounce. All typing shares one history entry, so that Back returns to the state
     * before it.
     */
    type: (value: string) => {
      setText(value)
      pause.start(() => apply(typed(value), true))
    },
    /** Applies the input from before hydration; further typing replaces the history entry that this adds. */
    applyEarlyInput: (requested: ExploreFilter) => {
      setText(requested.search)
      apply({ ...requested, page: 1 }, true)
    },
    applyFilter: (requested: ExploreFilter) => apply({ ...requested, page: 1 }),
    /** Goes to a page; with a search text that is not submitted yet, to its first page. */
    goToPage: (page: number) => apply(text.trim() === filter.search ? { ...filter, page } : typed(text)),
  }
}

/**
 * The filter in the URL.
 * @param onReturn called with a filter that Back or Forward brought back.
 */
function useFilterHistory(initial: ExploreFilter, onReturn: (filter: ExploreFilter) => void) {
  const [filter, setFilter] = useState(initial)
  const shown = useRef(explorePath(initial))
  /** Whether typing added the current history entry; further typing replaces it. */
  const typedHere = useRef(false)

  const follow = useEffectEvent(() => {
    const requested = filterInUrl()
    if (!requested || explorePath(requested) === shown.current) return
    shown.current = explorePath(requested)
    setFilter(requested)
    onReturn(requested)
  })
  useEffect(() => {
    const go = () => {
      typedHere.current = false
      follow()
    }
    window.addEventListener('popstate', go)
    // The visitor may have gone back or forward before hydration.
    follow()
    return () => window.removeEventListener('popstate', go)
  }, [])

  const show = (next: ExploreFilter, byTyping: boolean) => {
    setFilter(next)
    const address = explorePath(next)
    shown.current = address
    if (address === window.location.pathname + window.location.search) return
    const isSameEntry = byTyping && typedHere.current
    typedHere.current = byTyping
    window.history[isSameEntry ? 'replaceState' : 'pushState'](null, '', address)
  }
  return { filter, show }
}

/** Delays a search until typing pauses; Back, Forward and leaving Explore cancel it. */
function useTypingPause() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = useCallback(() => clearTimeout(timer.current), [])
  useEffect(() => {
    window.addEventListener('popstate', cancel)
    return () => {
      window.removeEventListener('popstate', cancel)
      cancel()
    }
  }, [cancel])
  const start = (search: () => void) => {
    cancel()
    timer.current = setTimeout(search, TYPING_PAUSE)
  }
  return { start, cancel }
}

/** The filter of the current URL; null if it is not that of Explore. */
function filterInUrl(): ExploreFilter | null {
  const query = new URLSearchParams(window.location.search)
  return query.get('tab') === 'explore' ? readExploreFilter(Object.fromEntries(query)) : null
}

/** Milliseconds for which a search stays before it counts: what is typed on is no search. */
const COUNTING_PAUSE = 2_000

/** Counts a search, once its text stays. @param found whether it has results; null while that is not known. */
export function useCountedSearch(text: string, found: boolean | null): void {
  useEffect(() => {
    if (!text || found === null) return
    const timer = setTimeout(() => countVisit({ kind: 'search', query: text, found }), COUNTING_PAUSE)
    return () => clearTimeout(timer)
  }, [text, found])
}
