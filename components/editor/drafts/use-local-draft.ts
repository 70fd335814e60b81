import { useCallback, useEffect, useRef, useState } from 'react'
import type { PostValues } from '../form/post-values'
import { newKey } from '../new-key'
import { type Draft, dropDraft, keepDraft, keptDrafts, slotKey } from './draft-slots'
import { heldSlots, holdSlot } from './slot-locks'

/** Milliseconds of quiet after which typed work is kept. */
const QUIET = 400
/** Milliseconds after which it is kept although the typing goes on. */
const LONGEST_WAIT = 1000

type Options = {
  /** The id of the post; null for a new one. */
  post: string | null
  unsaved: boolean
  base: PostValues
  basedOn: string | null
  read: () => PostValues
  /** Whether kept work says something that the form does not say already. */
  isNews: (draft: Draft) => boolean
}

/**
 * Keeps unsaved work in this browser, each open editor in a slot of its own, and offers back what an
 * earlier one left behind.
 */
export function useLocalDraft({ post, unsaved, base, basedOn, read, isNews }: Options) {
  const [slot, setSlot] = useState(newKey)
  const [left, setLeft] = useState<Draft[]>([])
  const [cannotKeep, setCannotKeep] = useState(false)
  const latest = useRef({ unsaved, base, basedOn, read })
  useEffect(() => {
    latest.current = { unsaved, base, basedOn, read }
  })
  const isDone = useRef(false)
  const keep = useCallback(() => {
    const now = latest.current
    if (!now.unsaved || isDone.current) return
    const draft = { slot, values: now.read(), base: now.base, basedOn: now.basedOn, keptAt: new Date().toISOString() }
    keepDraft(post, draft).then(
      () => setCannotKeep(false),
      () => setCannotKeep(true),
    )
  }, [post, slot])
  const touch = useSteadily(keep)

  useEffect(() => holdSlot(slotKey(post, slot)), [post, slot])
  useEffect(() => {
    if (!unsaved) void dropDraft(post, slot)
  }, [post, slot, unsaved])
  useEffect(() => {
    let current = true
    void Promise.all([heldSlots(), keptDrafts(post)]).then(([held, drafts]) => {
      if (current) setLeft(drafts.filter((draft) => !held.has(slotKey(post, draft.slot))))
    })
    return () => {
      current = false
    }
  }, [post])

  const offer = left.find(isNews) ?? null
  const settle = () => setLeft(left.filter((draft) => draft !== offer))
  return {
    /** The key of this work, kept with it. */
    slot,
    offer,
    /** Whether the browser refused to keep the work as it now is. */
    cannotKeep: unsaved && cannotKeep,
    /** Says that there is something new to keep. */
    touch,
    /** Carries on in the slot of the offered work; the present work stays in its own, to be offered in turn. */
    adopt: () => {
      if (!offer) return
      keep()
      setSlot(offer.slot)
      settle()
    },
    /** Ends the keeping: everything is saved, and the editor is left. */
    finish: () => {
      isDone.current = true
      void dropDraft(post, slot)
    },
    discard: () => {
      if (offer) void dropDraft(post, offer.slot)
      settle()
    },
  }
}

/**
 * Runs something once it has been quiet for a moment, at the latest `LONGEST_WAIT` after it was first asked
 * for, and before the page is hidden or left.
 */
function useSteadily(run: () => void): () => void {
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
    waiting.current = { timer: setTimeout(runNow, Math.min(QUIET, since + LONGEST_WAIT - now)), since }
  }, [runNow])
}
