'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import { publicApi } from '@/lib/api/client'
import { groupsOf, type Option, type OptionGroup, recentGroup, rememberSearch } from './suggestion-groups'

/** Milliseconds of rest in typing after which suggestions are asked for. */
const TYPING_PAUSE = 120

/** The suggestions for a search box, which becomes a combobox that controls the listbox `id`. */
export function useSuggestions(input: RefObject<HTMLInputElement | null>, id: string) {
  const [groups, setGroups] = useState<OptionGroup[]>([])
  const [isWanted, setWanted] = useState(true)
  const [walked, setActive] = useState<string | null>(null)
  const options = groups.flatMap((group) => group.options)
  // An answer that comes while one walks through the last may lack the option.
  const active = options.some(({ key }) => key === walked) ? walked : null
  const isOpen = isWanted && options.length > 0
  const latest = useRef({ options, active, isOpen })

  useEffect(() => {
    latest.current = { options, active, isOpen }
    const box = input.current
    if (!box) return
    box.setAttribute('aria-expanded', String(isOpen))
    if (active && isOpen) {
      box.setAttribute('aria-activedescendant', `${id}-${active}`)
      document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
    } else box.removeAttribute('aria-activedescendant')
  })

  useEffect(() => {
    const box = input.current
    if (!box) return
    box.setAttribute('role', 'combobox')
    box.setAttribute('aria-autocomplete', 'list')
    box.setAttribute('aria-controls', id)
    let asking = new AbortController()
    let resting: ReturnType<typeof setTimeout> | undefined
    const ask = async (text: string) => {
      asking = new AbortController()
      const { signal } = asking
      const found = await publicApi.search.suggest({ q: text }, { signal }).catch(() => null)
      if (!signal.aborted) setGroups(found ? groupsOf(found.data) : [])
    }
    const read = () => {
      clearTimeout(resting)
      asking.abort()
      setActive(null)
      setWanted(true)
      const text = box.value.trim()
      if (!text) setGroups(recentGroup())
      else resting = setTimeout(() => void ask(text), TYPING_PAUSE)
    }
    const onKey = (event: KeyboardEvent) => {
      const { options: offered, active: chosen, isOpen: open } = latest.current
      if (event.key === 'Escape' && open) {
        event.preventDefault()
        setWanted(false)
      } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && offered.length > 0) {
        event.preventDefault()
        setWanted(true)
        setActive((now) => step(offered, now, event.key === 'ArrowDown' ? 1 : -1))
      } else if (event.key === 'Enter' && open && chosen) {
        const option = offered.find(({ key }) => key === chosen)
        if (!option) return
        event.preventDefault()
        window.location.assign(option.address)
      }
    }
    const close = () => setWanted(false)
    const remember = () => {
      const text = box.value.trim()
      if (text) rememberSearch(text)
    }
    box.form?.addEventListener('submit', remember)
    box.addEventListener('input', read)
    box.addEventListener('focus', read)
    box.addEventListener('keydown', onKey)
    box.addEventListener('blur', close)
    if (document.activeElement === box) read()
    return () => {
      clearTimeout(resting)
      asking.abort()
      box.form?.removeEventListener('submit', remember)
      box.removeEventListener('input', read)
      box.removeEventListener('focus', read)
      box.removeEventListener('keydown', onKey)
      box.removeEventListener('blur', close)
    }
  }, [input, id])

  return { groups, active, isOpen, pick: (option: Option) => window.location.assign(option.address) }
}

/** The option after or before one; past either end none is chosen, so that the text itself can be searched for. */
function step(options: Option[], active: string | null, by: 1 | -1): string | null {
  const at = options.findIndex(({ key }) => key === active)
  const next = at < 0 ? (by > 0 ? 0 : options.length - 1) : at + by
  return options[next]?.key ?? null
}
