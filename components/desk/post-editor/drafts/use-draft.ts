import { useCallback, useEffect, useState, useMemo, useRef, use } from 'react'
import { type Draft, deleteDraft, storeDraft, slotKey, lockSlot } from './draft-slots'
import { useDebounced } from '../../kit/use-debounced'
import { editorHtml } from '../content/schema/content-html'
import type { PostValues } from '../form/post-values'
import { newKey } from '@/lib/client/calls/new-key'
import { type LeftDraft, useLeftDrafts } from './use-left-drafts'
import { removeServerDraft, saveServerDraft } from '@/lib/client/posts/server-drafts'
import { OwnApi } from '../../kit/whole-contract'

/** Debounce of writes in milliseconds. */
const DEBOUNCE = 400

/** Maximum delay of a write in milliseconds while typing continues. */
const MAX_DELAY = 1000

type UseLocalDraftOptions = {
  /** The id of the post; null for a new one. */
  post: string | null
  slot: string
  unsaved: boolean
  /** The unsaved work of now; null if there is none. */
  read: () => Draft | null
}

/** Stores unsaved work in this browser, in the slot of this editor, which stays locked while the editor is open. */
export function useLocalDraft({ post, slot, unsaved, read }: UseLocalDraftOptions) {
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

/** Stores unsaved work in this browser and on the server, each open editor in its own slot, and offers what others left. */
export function useDraft({ post, unsaved, base, basedOn, read, isDifferent }: Options) {
  const [slot, setSlot] = useState(newKey)
  const latest = useRef({ slot, unsaved, base, basedOn, read })
  useEffect(() => {
    latest.current = { slot, unsaved, base, basedOn, read }
  })
  const isDone = useRef(false)
  /** Stays the same when the slot changes, which thus writes nothing under the earlier one. */
  const draftNow = useCallback((): Draft | null => {
    const { unsaved: isUnsaved, read: readNow, ...now } = latest.current
    if (!isUnsaved || isDone.current) return null
    return { ...now, values: readNow(), keptAt: new Date().toISOString() }
  }, [])
  const local = useLocalDraft({ post, slot, unsaved, read: draftNow })
  const server = useServerDraft({ post, unsaved, read: draftNow })
  const { touch: touchLocal } = local
  const { touch: touchServer } = server
  const touch = useCallback(() => {
    touchLocal()
    touchServer()
  }, [touchLocal, touchServer])

  const [left, setLeft] = useLeftDrafts(post, server.isOffered)
  const offers = useMemo(() => left.map(normalized), [left])
  const offer = offers.find(isDifferent) ?? null
  const dismiss = () => setLeft(left.filter(({ slot }) => slot !== offer?.slot))
  return {
    slot,
    offer,
    cannotStore: local.cannotStore,
    touch,
    /**
     * Continues in the slot of the offered draft; the current work stays in its own slot and can be offered later. Work of
     * another browser, which may go on there, is continued in a slot of its own.
     */
    adopt: () => {
      if (!offer) return
      local.flush()
      server.adopt(offer)
      setSlot(offer.isRemote ? newKey() : offer.slot)
      dismiss()
    },
    /** Deletes the draft and stops writing: everything is saved and the editor is left. */
    finish: () => {
      isDone.current = true
      local.remove(slot)
      server.clear()
    },
    discard: () => {
      if (offer) {
        local.remove(offer.slot)
        server.discard(offer)
      }
      dismiss()
    },
  }
}

/** A draft with its content as the editor would save it. */
const normalized = (draft: LeftDraft): LeftDraft => ({
  ...draft,
  values: { ...draft.values, content: editorHtml(draft.values.content) },
})

/** Of writes to the server, in milliseconds. */
const SERVER_DEBOUNCE = 2_000
const SERVER_MAX_DELAY = 5_000

/**
 * Stores unsaved work on the server too, in the slot of this editor, so that another computer can continue it. Failed writes are
 * ignored: this browser has the work.
 */
export function useServerDraft({ post, unsaved, read }: Omit<UseLocalDraftOptions, 'slot'>) {
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
  const { touch, flush } = useDebounced(store, SERVER_DEBOUNCE, SERVER_MAX_DELAY)

  const clear = useCallback(() => {
    for (const name of lockedIds.current) enqueue(() => removeServerDraft(name))
    lockedIds.current.clear()
  }, [enqueue])
  useEffect(() => {
    if (!unsaved) clear()
  }, [unsaved, clear])

  return {
    isOffered,
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
