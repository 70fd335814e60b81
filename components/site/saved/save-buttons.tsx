import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react'
import type { SavedKind } from '@/lib/contract/saved/saved'
import { storePendingSave } from '@/lib/session/pending-save'
import { notify } from '../frame/notify'
import { useSaved } from './saved-provider'

const BUTTONS = 'button[data-save]'

type Press = { kind: SavedKind; id: string; name: string; save: boolean }

/**
 * Makes all Save buttons of the page work, also those that only the server draws. A press saves an item or removes it, as its label
 * said. If nobody is signed in, it leads to sign-in and registration, after which the item is saved. A press while the user state is
 * loading is handled once it is known; one while another is being handled is ignored.
 */
export function SaveButtons() {
  const { state, has, update } = useSaved()
  const [, render] = useReducer((count: number) => count + 1, 0)
  const waiting = useRef<Press[]>([])
  const busy = useRef(new Set<string>())
  const show = useEffectEvent(() => {
    for (const button of document.querySelectorAll<HTMLButtonElement>(BUTTONS)) {
      const { kind, id } = itemOf(button)
      const [icon, label] = button.children
      const saved = has(kind, id)
      button.hidden = state === 'off'
      button.ariaDisabled = String(busy.current.has(keyOf({ kind, id })))
      if (!icon || !label || button.ariaPressed === String(saved)) continue
      button.ariaPressed = String(saved)
      icon.classList.toggle('icon-bookmark', !saved)
      icon.classList.toggle('icon-bookmark-filled', saved)
      label.textContent = saved ? 'Saved' : 'Save'
    }
  })
  const act = useEffectEvent(async ({ kind, id, name, save }: Press) => {
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
  const actOnAll = useEffectEvent(() => {
    if (state === 'unknown') return
    for (const press of waiting.current.splice(0)) {
      void act(press).finally(() => {
        busy.current.delete(keyOf(press))
        render()
      })
    }
  })
  const onClick = useEffectEvent(({ target }: MouseEvent) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>(BUTTONS)
    if (!button || button.ariaDisabled === 'true') return
    const item = itemOf(button)
    busy.current.add(keyOf(item))
    const name = button.lastElementChild?.textContent.slice(2) ?? ''
    waiting.current.push({ ...item, name, save: button.ariaPressed !== 'true' })
    show()
    actOnAll()
  })
  useLayoutEffect(() => {
    const listener = (event: MouseEvent) => onClick(event)
    const added = new MutationObserver(() => show())
    document.addEventListener('click', listener)
    added.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('click', listener)
      added.disconnect()
    }
  }, [])
  useEffect(() => {
    actOnAll()
    show()
  })
  return null
}

const itemOf = (button: HTMLButtonElement) => ({ kind: button.dataset.save as SavedKind, id: button.value })
const keyOf = ({ kind, id }: { kind: SavedKind; id: string }) => `${kind}/${id}`
