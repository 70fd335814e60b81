'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import { initCombobox, updateCombobox } from './combobox-state'
import { createSuggestionFetcher } from './suggestion-fetcher'
import { type Option, type OptionGroup, rememberSearch } from './suggestion-groups'

type State = { options: Option[]; active: string | null; isOpen: boolean }
type Setters = { setWanted: (isWanted: boolean) => void; setActive: (change: (now: string | null) => string | null) => void }

const pick = (option: Option) => window.location.assign(option.address)

/** Suggestions for a search box, which becomes the combobox of the listbox `id`. */
export function useSuggestions(input: RefObject<HTMLInputElement | null>, id: string) {
  const [groups, setGroups] = useState<OptionGroup[]>([])
  const [isWanted, setWanted] = useState(true)
  const [walked, setActive] = useState<string | null>(null)
  const options = groups.flatMap((group) => group.options)
  // New suggestions may lack the active option.
  const active = options.some(({ key }) => key === walked) ? walked : null
  const isOpen = isWanted && options.length > 0
  const latest = useRef<State>({ options, active, isOpen })

  useEffect(() => {
    latest.current = { options, active, isOpen }
    if (input.current) updateCombobox(input.current, isOpen, active && `${id}-${active}`)
  })

  useEffect(() => {
    const box = input.current
    if (!box) return
    initCombobox(box, id)
    const asker = createSuggestionFetcher(setGroups)
    const read = () => {
      setActive(null)
      setWanted(true)
      asker.typed(box.value.trim())
    }
    const stopListening = listen(box, {
      read,
      onKey: (event) => walk(event, latest.current, { setWanted, setActive }),
      close: () => setWanted(false),
    })
    if (document.activeElement === box) read()
    return () => {
      asker.stop()
      stopListening()
    }
  }, [input, id])

  return { groups, active, isOpen, pick }
}

type Listeners = { read: () => void; onKey: (event: KeyboardEvent) => void; close: () => void }

/** @returns a function that removes the listeners. */
function listen(box: HTMLInputElement, { read, onKey, close }: Listeners): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const remember = () => {
    const text = box.value.trim()
    if (text) rememberSearch(text)
  }
  box.form?.addEventListener('submit', remember, { signal })
  box.addEventListener('input', read, { signal })
  box.addEventListener('focus', read, { signal })
  box.addEventListener('keydown', onKey, { signal })
  box.addEventListener('blur', close, { signal })
  window.addEventListener('pagehide', close, { signal })
  return () => ending.abort()
}

/** Escape closes the suggestions, the arrow keys change the active option, Enter follows it. */
function walk(event: KeyboardEvent, { options, active, isOpen }: State, { setWanted, setActive }: Setters): void {
  if (event.key === 'Escape' && isOpen) {
    event.preventDefault()
    setWanted(false)
  } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && options.length > 0) {
    event.preventDefault()
    setWanted(true)
    setActive((now) => step(options, now, event.key === 'ArrowDown' ? 1 : -1))
  } else if (event.key === 'Enter' && isOpen && active) {
    const option = options.find(({ key }) => key === active)
    if (!option) return
    event.preventDefault()
    pick(option)
  }
}

/** The next or previous option; null past either end, so that the text itself can be searched for. */
function step(options: Option[], active: string | null, by: 1 | -1): string | null {
  const at = options.findIndex(({ key }) => key === active)
  const next = at < 0 ? (by > 0 ? 0 : options.length - 1) : at + by
  return options[next]?.key ?? null
}
