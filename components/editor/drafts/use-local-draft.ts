import { useCallback, useEffect, useRef, useState } from 'react'
import type { PostValues } from '../form/post-values'
import { newKey } from '../../../lib/client/calls/new-key'
import { type Draft, deleteDraft, storeDraft, storedDrafts, slotKey } from './draft-slots'
import { lockedSlots, lockSlot } from './slot-locks'

/** Debounce of draft writes in milliseconds. */
const DEBOUNCE = 400
/** Maximum delay of a draft write in milliseconds while typing continues. */
const MAX_DELAY = 1000

type Options = {
  /** The id of the post; null for a new one. */
  post: string | null
  unsaved: boolean
  base: PostValues
  basedOn: string | null
  read: () => PostValues
  /** Whether a draft differs from what the form shows. */
  isDifferent: (draft: Draft) => boolean
}

/** Stores unsaved work in this browser, each open editor in its own slot, and offers drafts that earlier ones left. */
export function useLocalDraft({ post, unsaved, base, basedOn, read, isDifferent }: Options) {
  const [slot, setSlot] = useState(newKey)
  const [cannotStore, setCannotStore] = useState(false)
  const latest = useRef({ unsaved, base, basedOn, read })
  useEffect(() => {
    latest.current = { unsaved, base, basedOn, read }
  })
  const isDone = useRef(false)
  const store = useCallback(() => {
    const now = latest.current
    if (!now.unsaved || isDone.current) return
    const draft = { slot, values: now.read(), base: now.base, basedOn: now.basedOn, keptAt: new Date().toISOString() }
    storeDraft(post, draft).then(
      () => setCannotStore(false),
      () => setCannotStore(true),
    )
  }, [post, slot])
  const touch = useDebounced(store)

  useEffect(() => lockSlot(slotKey(post, slot)), [post, slot])
  useEffect(() => {
    if (!unsaved) void deleteDraft(post, slot)
  }, [post, slot, unsaved])
  const [left, setLeft] = useLeftDrafts(post)

  const offer = left.find(isDifferent) ?? null
  const dismiss = () => setLeft(left.filter((draft) => draft !== offer))
  return {
    /** Slot id, stored with the draft. */
    slot,
    offer,
    /** Whether the browser rejected the latest write. */
    cannotStore: unsaved && cannotStore,
    /** Schedules a write. */
    touch,
    /** Continues in the slot of the offered draft; the current work stays in its own slot and can be offered later. */
    adopt: () => {
      if (!offer) return
      store()
      setSlot(offer.slot)
      dismiss()
    },
    /** Deletes the draft and stops writing: everything is saved and the editor is left. */
    finish: () => {
      isDone.current = true
      void deleteDraft(post, slot)
    },
    discard: () => {
      if (offer) void deleteDraft(post, offer.slot)
      dismiss()
    },
  }
}

/** The drafts of a post that no open editor has locked. */
function useLeftDrafts(post: string | null) {
  const [left, setLeft] = useState<Draft[]>([])
  useEffect(() => {
    let current = true
    void Promise.all([lockedSlots(), storedDrafts(post)]).then(([locked, drafts]) => {
      if (current) setLeft(drafts.filter((draft) => !locked.has(slotKey(post, draft.slot))))
    })
    return () => {
      current = false
    }
  }, [post])
  return [left, setLeft] as const
}

/** Debounces a function, with a maximum delay of `MAX_DELAY`; flushes before the page is hidden or left. */
function useDebounced(run: () => void): () => void {
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; since: number } | null>(null)
  const runNow = useCallback(() => {
    if (waiting.current === null) return
    clearTimeout(waiting.current.timer)
    waiting.current = null
    run()
  }, [run])
  useEffect(() => {
    window.addEventListener('pagehide', runNow)
    document.addEventListener('visibilitychange', runNow)
    return () => {
      window.removeEventListener('pagehide', runNow)
      document.removeEventListener('visibilitychange', runNow)
      runNow()
    }
  }, [runNow])
  return useCallback(() => {
    const now = performance.now()
    const since = waiting.current?.since ?? now
    clearTimeout(waiting.current?.timer)
    waiting.current = { timer: setTimeout(runNow, Math.min(DEBOUNCE, since + MAX_DELAY - now)), since }
  }, [runNow])
}
