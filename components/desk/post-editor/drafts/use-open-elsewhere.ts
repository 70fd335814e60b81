import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { readServerDrafts } from '@/lib/client/posts/server-drafts'
import { OwnApi } from '../../kit/whole-contract'
import { slotKey, storedDrafts, lockedSlots } from './draft-slots'

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
