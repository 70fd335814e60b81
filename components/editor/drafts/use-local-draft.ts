import { useCallback, useEffect, useState } from 'react'
import { type Draft, deleteDraft, storeDraft, slotKey } from './draft-slots'
import { lockSlot } from './slot-locks'
import { useDebounced } from './use-debounced'

/** Debounce of writes in milliseconds. */
const DEBOUNCE = 400
/** Maximum delay of a write in milliseconds while typing continues. */
const MAX_DELAY = 1000

type Options = {
  /** The id of the post; null for a new one. */
  post: string | null
  slot: string
  unsaved: boolean
  /** The unsaved work of now; null if there is none. */
  read: () => Draft | null
}

/** Stores unsaved work in this browser, in the slot of this editor, which stays locked while the editor is open. */
export function useLocalDraft({ post, slot, unsaved, read }: Options) {
  const [cannotStore, setCannotStore] = useState(false)
  const store = useCallback(() => {
    const draft = read()
    if (!draft) return
    storeDraft(post, draft).then(
      () => setCannotStore(false),
      () => setCannotStore(true),
    )
  }, [post, read])
  const { touch, flush } = useDebounced(store, DEBOUNCE, MAX_DELAY)

  useEffect(() => lockSlot(slotKey(post, slot)), [post, slot])
  useEffect(() => {
    if (!unsaved) void deleteDraft(post, slot)
  }, [post, slot, unsaved])

  return {
    /** Whether the browser rejected the latest write. */
    cannotStore: unsaved && cannotStore,
    /** Schedules a write. */
    touch,
    /** Writes at once what is scheduled. */
    flush,
    /** Deletes a draft: that of this editor, or one that another left. */
    remove: (name: string) => void deleteDraft(post, name),
  }
}
