import { useEffect, useEffectEvent } from 'react'
import { clearPendingSave, pendingSave } from '@/lib/session/pending-save'
import { notify } from '../frame/notify'
import { useSaved } from './saved-provider'

/** Saves after sign-in what was pressed before it. If the page is left meanwhile, the next one does it. */
export function PendingSaveEffect() {
  const { state, update } = useSaved()
  const save = useEffectEvent(async () => {
    const pending = pendingSave()
    if (!pending) return
    await update(pending.kind, pending.id, true)
    clearPendingSave()
    notify('success', `Saved: ${pending.name}`)
  })
  useEffect(() => {
    if (state === 'ready') save().catch(() => undefined)
  }, [state])
  return null
}
