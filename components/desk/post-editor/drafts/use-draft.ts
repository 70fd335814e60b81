import { useCallback, useEffect, useState, useRef, use } from 'react'
import { type Draft, deleteDraft, storeDraft, slotKey, lockSlot } from './draft-slots'
import { useDebounced } from '../../kit/use-debounced'
import { changedFields } from '../form/post-values'
import type { usePostForm } from '../form/use-post-form'
import { newKey } from '@/lib/client/calls/new-key'
import { type LeftDraft, useLeftDrafts } from './use-left-drafts'
import { removeServerDraft, saveServerDraft } from '@/lib/client/posts/server-drafts'
import { OwnApi } from '../../kit/whole-contract'

/** Milliseconds between writes, and those after which one is made while typing continues: in this browser, on the server. */
const [DEBOUNCE, MAX_DELAY] = [400, 1_000]
const [SERVER_DEBOUNCE, SERVER_MAX_DELAY] = [2_000, 5_000]

type Form = Pick<ReturnType<typeof usePostForm>, 'base' | 'isChanged' | 'readDraft'>

/**
 * Stores unsaved work in this browser and on the server, each open editor in its own slot, which stays locked while the
 * editor is open, and offers what others left.
 * @param post the id of the post; null for a new one. @param basedOn its version that the work is based on.
 */
export function useDraft(post: string | null, basedOn: string | null, { base, isChanged: unsaved, readDraft }: Form) {
  const [slot, setSlot] = useState(newKey)
  const [cannotStore, setCannotStore] = useState(false)
  const isDone = useRef(false)
  const draftNow = (): Draft | null => {
    if (!unsaved || isDone.current) return null
    return { slot, base, basedOn, values: readDraft(), keptAt: new Date().toISOString() }
  }
  const note = (isRefused: boolean) => () => setCannotStore(isRefused)
  const storeNow = () => {
    const draft = draftNow()
    if (draft) storeDraft(post, draft).then(note(false), note(true))
  }
  const { touch: touchLocal, flush } = useDebounced(storeNow, DEBOUNCE, MAX_DELAY)
  useEffect(() => lockSlot(slotKey(post, slot)), [post, slot])
  useEffect(() => {
    if (!unsaved) void deleteDraft(post, slot)
  }, [post, slot, unsaved])
  const server = useServerDraft({ post, unsaved, read: draftNow })
  const { touch: touchServer } = server
  const touch = useCallback(() => {
    touchLocal()
    touchServer()
  }, [touchLocal, touchServer])

  const [left, dismiss] = useLeftDrafts(post)
  const offer = left.find(({ values }) => changedFields(values, base).length > 0) ?? null
  return {
    slot,
    offer,
    /** Whether the browser rejected the latest write. */
    cannotStore: unsaved && cannotStore,
    touch,
    /**
     * Continues in the slot of the offered draft; the current work stays in its own slot and can be offered later. Work of
     * another browser, which may go on there, is continued in a slot of its own.
     */
    adopt: () => {
      if (!offer) return
      flush()
      server.adopt(offer)
      setSlot(offer.isRemote ? newKey() : offer.slot)
      dismiss(offer.slot)
    },
    /** Deletes the draft and stops writing: everything is saved and the editor is left. */
    finish: () => {
      isDone.current = true
      void deleteDraft(post, slot)
      server.clear()
    },
    discard: () => {
      if (!offer) return
      void deleteDraft(post, offer.slot)
      server.discard(offer)
      dismiss(offer.slot)
    },
  }
}

type ServerOptions = { post: string | null; unsaved: boolean; read: () => Draft | null }

/**
 * Stores unsaved work on the server too, in the slot of this editor, so that another computer can continue it. Failed writes are
 * ignored: this browser has the work.
 * @param read the unsaved work of now; null if there is none.
 */
export function useServerDraft({ post, unsaved, read }: ServerOptions) {
  const isOffered = use(OwnApi)
  /** The slots of this work on the server: its own, and the one that it was taken from. */
  const slots = useRef(new Set<string>())
  const running = useRef(Promise.resolve())
  /** Calls follow one another, so that none brings back what a later one has removed. */
  const enqueue = useCallback((call: () => Promise<unknown>) => {
    running.current = running.current.then(call).then(
      () => undefined,
      () => undefined,
    )
  }, [])
  const { touch, flush } = useDebounced(
    () => {
      const draft = isOffered ? read() : null
      if (!draft) return
      const { slot: own, ...work } = draft
      const taken = [...slots.current].filter((name) => name !== own)
      slots.current.add(own)
      enqueue(async () => {
        await saveServerDraft(post, own, JSON.stringify(work))
        for (const name of taken) {
          await removeServerDraft(name)
          slots.current.delete(name)
        }
      })
    },
    SERVER_DEBOUNCE,
    SERVER_MAX_DELAY,
  )
  const clear = useCallback(() => {
    for (const name of slots.current) enqueue(() => removeServerDraft(name))
    slots.current.clear()
  }, [enqueue])
  useEffect(() => {
    if (!unsaved) clear()
  }, [unsaved, clear])

  return {
    touch,
    /** Removes the work: it is saved. */
    clear,
    /**
     * Continues work that was left; its slot goes once this editor's own has it, or the post is saved. What this editor had
     * before stays in its slot.
     */
    adopt: (draft: LeftDraft) => {
      flush()
      slots.current = new Set([draft.slot])
    },
    discard: (draft: LeftDraft) => {
      if (isOffered) enqueue(() => removeServerDraft(draft.slot))
    },
  }
}
