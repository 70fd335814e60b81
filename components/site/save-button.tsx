'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { SavedKind } from '@/lib/contract/saved'
import { notify } from './notify'
import { useSaved } from './saved-provider'

type Props = {
  kind: SavedKind
  id: string
  /** What is saved, for the button's name. */
  name: string
  className?: string
}

/**
 * Saves to the visitor's list, or removes from it; leads to sign-in first where nobody is signed in. Pressed before that is
 * known, it waits until it is.
 */
export function SaveButton({ kind, id, name, className = '' }: Props) {
  const { state, has, toggle } = useSaved()
  const [pressed, setPressed] = useState(false)
  const saved = has(kind, id)
  const act = useEffectEvent(async () => {
    if (state === 'signed-out') {
      const { pathname, search } = window.location
      window.location.assign(`/sign-in?next=${encodeURIComponent(pathname + search)}`)
      return
    }
    try {
      await toggle(kind, id)
    } catch {
      notify('error', saved ? 'It could not be removed from your list. Try again.' : 'It could not be saved. Try again.')
    }
  })
  useEffect(() => {
    if (pressed && state !== 'unknown') void act().finally(() => setPressed(false))
  }, [pressed, state])
  if (state === 'off') return null
  return (
    <button
      type="button"
      aria-pressed={saved}
      disabled={pressed}
      onClick={() => setPressed(true)}
      className={`inline-flex min-h-8 items-center gap-1.5 rounded-lg px-2 text-sm font-semibold text-link hover:bg-tint print:hidden ${className}`}
    >
      <span className={`icon ${saved ? 'icon-bookmark-filled' : 'icon-bookmark'} size-4`} />
      {saved ? 'Saved' : 'Save'}
      <span className="sr-only">: {name}</span>
    </button>
  )
}
