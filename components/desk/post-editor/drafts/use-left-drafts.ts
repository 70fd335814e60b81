import { useQuery } from '@tanstack/react-query'
import { use, useEffect, useState } from 'react'
import { readServerDrafts } from '@/lib/client/posts/server-drafts'
import { type Draft, parseDraft, slotKey, storedDrafts, lockedSlots } from './draft-slots'
import { editorHtml } from '../content/schema/content-html'
import { OwnApi } from '../../kit/whole-contract'

/** Unsaved work that may be offered. */
export type LeftDraft = Draft & {
  /** Whether another browser left it, and only the server has it. */
  isRemote?: boolean
}

/**
 * The unsaved work on a post that no open editor of this browser is writing, latest first: that of this browser, and that which
 * only the server has.
 * @param post null for new posts.
 */
export function useLeftDrafts(post: string | null) {
  const readsServer = use(OwnApi)
  const [left, setLeft] = useState<LeftDraft[]>([])
  useEffect(() => {
    let current = true
    void findLeftDrafts(post, readsServer, (found) => {
      if (current) setLeft((present) => [...present, ...found.map(normalized)].sort(latestFirst))
    })
    return () => {
      current = false
      setLeft([])
    }
  }, [post, readsServer])
  const dismiss = (slot: string) => setLeft((present) => present.filter((draft) => draft.slot !== slot))
  return [left, dismiss] as const
}

/** A draft with its content as the editor would save it. */
const normalized = (draft: LeftDraft): LeftDraft => ({
  ...draft,
  values: { ...draft.values, content: editorHtml(draft.values.content) },
})

/** Finds the work of this browser first, then that of the server: calls `onFound` once or twice. Never throws. */
async function findLeftDrafts(
  post: string | null,
  readsServer: boolean,
  onFound: (drafts: LeftDraft[]) => void,
): Promise<void> {
  const [locked, stored] = await Promise.all([lockedSlots(), storedDrafts(post)])
  const isFree = ({ slot }: Draft) => !locked.has(slotKey(post, slot))
  onFound(stored.filter(isFree))
  if (!readsServer) return
  const known = new Set(stored.map(({ slot }) => slot))
  const remote = await remoteDrafts(post).catch(() => [])
  onFound(remote.filter((draft) => isFree(draft) && !known.has(draft.slot)))
}

async function remoteDrafts(post: string | null): Promise<LeftDraft[]> {
  return (await readServerDrafts(post)).flatMap(({ slot, work, saved_at: savedAt }) => {
    const draft = parseDraft(slot, work)
    return draft ? [{ ...draft, keptAt: savedAt ?? draft.keptAt, isRemote: true }] : []
  })
}

const latestFirst = (one: Draft, other: Draft) => other.keptAt.localeCompare(one.keptAt)

/** Milliseconds between two looks, and the age up to which unsaved work on the server is being written. */
const INTERVAL = 30_000
const RECENT = 90_000

type Elsewhere = 'tab' | 'browser' | null

/**
 * Where else a post is being edited: in another tab of this browser that has it open, or in another browser that stored
 * unsaved work on it within the last minute and a half.
 * @param post null for a new one, which nobody else can open.
 * @param slot of this editor.
 */
export function useOpenElsewhere(post: string | null, slot: string): Elsewhere {
  const readsServer = use(OwnApi)
  const { data = null } = useQuery({
    queryKey: ['admin', 'posts', post, 'elsewhere', slot, readsServer],
    queryFn: () => findElsewhere(post ?? '', slot, readsServer),
    enabled: post !== null,
    gcTime: 0,
    refetchInterval: INTERVAL,
    refetchOnWindowFocus: 'always',
  })
  return data
}

/** Never throws. */
async function findElsewhere(post: string, slot: string, readsServer: boolean): Promise<Elsewhere> {
  const own = slotKey(post, slot)
  const locked = [...(await lockedSlots())].filter((key) => key.startsWith(slotKey(post, '')) && key !== own)
  if (locked.length > 0) return 'tab'
  if (!readsServer) return null
  const [stored, remote] = await Promise.all([storedDrafts(post), readServerDrafts(post).catch(() => [])])
  const known = new Set([slot, ...stored.map((draft) => draft.slot)])
  const isRecent = (savedAt: string | null) => savedAt !== null && Date.now() - Date.parse(savedAt) < RECENT
  return remote.some((work) => !known.has(work.slot) && isRecent(work.saved_at)) ? 'browser' : null
}
