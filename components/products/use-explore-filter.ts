'use client'

import { useEffect, useRef, useState } from 'react'
import { explorePath } from '@/lib/format/search-address'
import { type ExploreFilter, readExploreFilter, withoutUsualOrder } from './explore-filter'

/** Milliseconds of rest in typing after which the text is searched for. */
const TYPING_PAUSE = 300

/** The filter of Explore and the text in its search box, kept in step with the address. */
export function useExploreFilter(initial: ExploreFilter) {
  const [filter, setFilter] = useState(initial)
  const [text, setText] = useState(initial.search)
  const shown = useRef(explorePath(initial))
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Whether the current entry of the history is one that typing made, which goes on in it. */
  const typedHere = useRef(false)

  useEffect(() => {
    const follow = () => {
      const query = new URLSearchParams(window.location.search)
      if (query.get('tab') !== 'explore') return
      const asked = readExploreFilter(Object.fromEntries(query))
      if (explorePath(asked) === shown.current) return
      shown.current = explorePath(asked)
      setFilter(asked)
      setText(asked.search)
    }
    const go = () => {
      clearTimeout(typing.current)
      typedHere.current = false
      follow()
    }
    window.addEventListener('popstate', go)
    // The visitor may have gone back or forth before the page could listen.
    follow()
    return () => {
      window.removeEventListener('popstate', go)
      clearTimeout(typing.current)
    }
  }, [])

  const apply = (asked: ExploreFilter, byTyping = false) => {
    clearTimeout(typing.current)
    const next = withoutUsualOrder(asked)
    setFilter(next)
    const address = explorePath(next)
    shown.current = address
    if (address === window.location.pathname + window.location.search) return
    const isSameEntry = byTyping && typedHere.current
    typedHere.current = byTyping
    window.history[isSameEntry ? 'replaceState' : 'pushState'](null, '', address)
  }

  const typed = (value: string): ExploreFilter => ({ ...filter, search: value.trim(), exact: undefined, page: 1 })

  return {
    filter,
    text,
    /** Searches when the typing rests; the history gets one entry for all of it, before which Back returns. */
    type: (value: string) => {
      setText(value)
      clearTimeout(typing.current)
      typing.current = setTimeout(() => apply(typed(value), true), TYPING_PAUSE)
    },
    /** Takes what was typed or chosen before the scripts had come; typing goes on in the entry that this makes. */
    catchUp: (asked: ExploreFilter) => {
      setText(asked.search)
      apply({ ...asked, page: 1 }, true)
    },
    take: (asked: ExploreFilter) => apply({ ...asked, page: 1 }),
    /** Turns to a page; of a search that is not made yet, to its first. */
    turn: (page: number) => apply(text.trim() === filter.search ? { ...filter, page } : typed(text)),
  }
}
