import { type RefObject, useEffect, useRef, useState } from 'react'
import { publicApi } from '@/lib/client/calls/client'
import { groupsOf, type OptionGroup, recentGroup, type Option, rememberSearch } from './suggestion-groups'

/** Debounce of suggestion requests in milliseconds. */
const TYPING_PAUSE = 120

/** Requests suggestions for a text as it is typed; aborts outdated requests. */
export function createSuggestionFetcher(onGroups: (groups: OptionGroup[]) => void) {
  let controller = new AbortController()
  let resting: ReturnType<typeof setTimeout> | undefined
  const load = async (text: string) => {
    controller = new AbortController()
    const { signal } = controller
    const found = await publicApi.search.suggest({ q: text }, { signal }).catch(() => null)
    if (!signal.aborted) onGroups(found ? groupsOf(found.data, text) : [])
  }
  const stop = () => {
    clearTimeout(resting)
    controller.abort()
  }
  const typed = (text: string) => {
    stop()
    if (!text) onGroups(recentGroup())
    else resting = setTimeout(() => void load(text), TYPING_PAUSE)
  }
  return { typed, stop }
}

type State = { options: Option[]; active: string | null; isOpen: boolean }

type Setters = {
  setEnabled: (isEnabled: boolean) => void
  setActive: (change: (now: string | null) => string | null) => void
}

const pick = (option: Option) => window.location.assign(option.address)

/** Suggestions for a search box, which becomes the combobox of the listbox `id`. */
export function useSuggestions(input: RefObject<HTMLInputElement | null>, id: string) {
  const [groups, setGroups] = useState<OptionGroup[]>([])
  const [isEnabled, setEnabled] = useState(true)
  const [activeKey, setActive] = useState<string | null>(null)
  const options = groups.flatMap((group) => group.options)
  // New suggestions may lack the active option.
  const active = options.some(({ key }) => key === activeKey) ? activeKey : null
  const isOpen = isEnabled && options.length > 0
  const latest = useRef<State>({ options, active, isOpen })

  useEffect(() => {
    latest.current = { options, active, isOpen }
    if (input.current) updateCombobox(input.current, isOpen, active && `${id}-${active}`)
  })

  useEffect(() => {
    const box = input.current
    if (!box) return
    initCombobox(box, id)
    const fetcher = createSuggestionFetcher(setGroups)
    const read = () => {
      setActive(null)
      setEnabled(true)
      fetcher.typed(box.value.trim())
    }
    const stopListening = listen(box, {
      read,
      onKey: (event) => navigate(event, latest.current, { setEnabled, setActive }),
      close: () => setEnabled(false),
    })
    if (document.activeElement === box) read()
    return () => {
      fetcher.stop()
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
function navigate(event: KeyboardEvent, { options, active, isOpen }: State, { setEnabled, setActive }: Setters): void {
  if (event.key === 'Escape' && isOpen) {
    event.preventDefault()
    setEnabled(false)
  } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && options.length > 0) {
    event.preventDefault()
    setEnabled(true)
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

/** Sets the ARIA attributes that make an input the combobox of a listbox. */
function initCombobox(box: HTMLInputElement, listbox: string): void {
  box.setAttribute('role', 'combobox')
  box.setAttribute('aria-autocomplete', 'list')
  box.setAttribute('aria-controls', listbox)
}

/** Updates the combobox's open state and active option; scrolls that option into view. */
function updateCombobox(box: HTMLInputElement, isOpen: boolean, option: string | null): void {
  box.setAttribute('aria-expanded', String(isOpen))
  if (isOpen && option) {
    box.setAttribute('aria-activedescendant', option)
    document.getElementById(option)?.scrollIntoView({ block: 'nearest' })
  } else box.removeAttribute('aria-activedescendant')
}
