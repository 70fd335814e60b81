import { use, useCallback, useEffect, useRef } from 'react'
import { removeServerDraft, saveServerDraft } from '@/lib/client/posts/server-drafts'
import { OwnApi } from '../../kit/whole-contract'
import type { Draft } from './draft-slots'
import type { LeftDraft } from './use-left-drafts'
import { useDebounced } from '../../kit/use-debounced'

/** Debounce of writes in milliseconds. */
const DEBOUNCE = 2_000
/** Maximum delay of a write in milliseconds while typing continues. */
const MAX_DELAY = 5_000

type Options = {
  post: string | null
  unsaved: boolean
  /** The unsaved work of now, with the slot of this editor; null if there is none. */
  read: () => Draft | null
}

/**
 * Stores unsaved work on the server too, in the slot of this editor, so that another computer can continue it. Failed writes are
 * ignored: this browser has the work.
 */
export function useServerDraft({ post, unsaved, read }: Options) {
  const isOffered = use(OwnApi)
  const latest = useRef(read)
  useEffect(() => {
    latest.current = read
  })
  /** The slots of this work on the server: its own, and the one that it was taken from. */
  const lockedIds = useRef(new Set<string>())
  const running = useRef(Promise.resolve())
  /** Calls follow one another, so that none brings back what a later one has removed. */
  const enqueue = useCallback((call: () => Promise<unknown>) => {
    running.current = running.current.then(call).then(
      () => undefined,
      () => undefined,
    )
  }, [])

  const store = useCallback(() => {
    const draft = isOffered ? latest.current() : null
    if (!draft) return
    const { slot: own, ...work } = draft
    const taken = [...lockedIds.current].filter((name) => name !== own)
    lockedIds.current.add(own)
    enqueue(async () => {
      await saveServerDraft(post, own, JSON.stringify(work))
      for (const name of taken) {
        await removeServerDraft(name)
        lockedIds.current.delete(name)
      }
    })
  }, [isOffered, post, enqueue])
  const { touch, flush } = useDebounced(store, DEBOUNCE, MAX_DELAY)

  const clear = useCallback(() => {
    for (const name of lockedIds.current) enqueue(() => removeServerDraft(name))
    lockedIds.current.clear()
  }, [enqueue])
  useEffect(() => {
    if (!unsaved) clear()
  }, [unsaved, clear])

  return {
    isOffered,
    /** Schedules a write. */
    touch,
    /** Removes the work: it is saved. */
    clear,
    /**
     * Continues work that was left; its slot goes once this editor's own has it, or the post is saved. What this editor had
     * before stays in its slot.
     */
    adopt: (draft: LeftDraft) => {
      flush()
      lockedIds.current = new Set([draft.slot])
    },
    discard: (draft: LeftDraft) => {
      if (isOffered) enqueue(() => removeServerDraft(draft.slot))
    },
  }
}
