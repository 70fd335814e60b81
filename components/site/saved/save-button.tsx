import { useEffect, useEffectEvent, useState } from 'react'
import type { SavedKind } from '@/lib/contract/saved/saved'
import { storePendingSave } from '@/lib/session/pending-save'
import { notify } from '../frame/notify'
import { useSaved } from './saved-provider'

type Props = {
  kind: SavedKind
  id: string
  /** Name of the item, for the accessible name of the button. */
  name: string
  className?: string
}

/**
 * Saves an item or removes it from the visitor's list, as its label said when it was pressed. If nobody is signed in,
 * redirects to sign-in and registration, after which the item is saved. A press while the user state is loading is
 * handled once it is known; one while another is being handled is ignored.
 */
export function SaveButton({ kind, id, name, className = '' }: Props) {
  const { state, has, update } = useSaved()
  const [pending, setPending] = useState<boolean | null>(null)
  const saved = has(kind, id)
  const act = useEffectEvent(async (save: boolean) => {
    if (state === 'signed-out') {
      if (save) storePendingSave({ kind, id, name })
      const { pathname, search } = window.location
      window.location.assign(`/sign-in?next=${encodeURIComponent(pathname + search)}`)
      return
    }
    try {
      await update(kind, id, save)
    } catch {
      notify('error', save ? 'It could not be saved. Try again.' : 'It could not be removed from your list. Try again.')
    }
  })
  const due = state === 'unknown' ? null : pending
  useEffect(() => {
    if (due !== null) void act(due).finally(() => setPending(null))
  }, [due])
  if (state === 'off') return null
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-disabled={pending !== null}
      onClick={() => pending === null && setPending(!saved)}
      className={`save ${className}`}
    >
      <span className={`icon ${saved ? 'icon-bookmark-filled' : 'icon-bookmark'} size-4`} />
      <span>{saved ? 'Saved' : 'Save'}</span>
      <span className="sr-only">{`: ${name}`}</span>
    </button>
  )
}
