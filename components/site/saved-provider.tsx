'use client'

import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import type { Saved, SavedKind } from '@/lib/contract/saved'
import type { SiteClient } from '@/lib/api/client'
import { useAuth } from './auth-provider'

type SavedList = {
  /** `off` where the site keeps no lists; `unknown` until the visitor's own was read. */
  state: 'off' | 'signed-out' | 'unknown' | 'ready'
  has: (kind: SavedKind, id: string) => boolean
  /** Saves, or removes what is saved. Throws ApiError, and then nothing has changed. */
  toggle: (kind: SavedKind, id: string) => Promise<void>
  /** The whole list, fresh. Throws ApiError. */
  read: () => Promise<Saved>
  clear: () => Promise<void>
}

const SavedContext = createContext<SavedList | null>(null)
const keyOf = (kind: SavedKind, id: string) => `${kind}/${id}`
const MISSING_CALL = [404, 405, 501]

/** The visitor's saved posts and products. */
export function useSaved(): SavedList {
  const saved = useContext(SavedContext)
  if (!saved) throw new Error('useSaved must be used within a SavedProvider')
  return saved
}

/** Knows which posts and products the signed-in visitor has saved. */
export function SavedProvider({ listsKept, children }: { listsKept: boolean; children: ReactNode }) {
  const { user, loading, idToken } = useAuth()
  const [kept, setKept] = useState<{ uid: string; keys: ReadonlySet<string> } | 'missing' | null>(null)
  const uid = user?.uid ?? null

  const call = useCallback(async (): Promise<SiteClient> => {
    const { visitorApi } = await import('@/lib/api/client')
    return visitorApi((await idToken()) ?? '')
  }, [idToken])

  const fetchList = useCallback(async () => (await (await call()).saved.list()).data, [call])

  useEffect(() => {
    if (!uid || !listsKept) return
    fetchList().then(
      (list) => setKept({ uid, keys: keysOf(list) }),
      (error: { status?: number }) => {
        if (error.status && MISSING_CALL.includes(error.status)) setKept('missing')
      },
    )
  }, [uid, listsKept, fetchList])

  const saved = useMemo<SavedList>(() => {
    const keys = kept !== 'missing' && kept?.uid === uid ? kept.keys : null
    return {
      state: !listsKept || kept === 'missing' ? 'off' : keys ? 'ready' : loading || uid ? 'unknown' : 'signed-out',
      has: (kind, id) => keys?.has(keyOf(kind, id)) ?? false,
      toggle: async (kind, id) => {
        if (!uid || !keys) return
        const key = keyOf(kind, id)
        const { saved: calls } = await call()
        await (keys.has(key) ? calls.remove({ kind, id }) : calls.add({ kind, id }))
        setKept((now) => now && now !== 'missing' && now.uid === uid ? { uid, keys: toggled(now.keys, key) } : now)
      },
      read: async () => {
        const list = await fetchList()
        if (uid) setKept({ uid, keys: keysOf(list) })
        return list
      },
      clear: async () => {
        await (await call()).saved.clear()
        if (uid) setKept({ uid, keys: new Set() })
      },
    }
  }, [listsKept, kept, uid, loading, call, fetchList])
  return <SavedContext value={saved}>{children}</SavedContext>
}

function keysOf({ posts, products }: Saved): ReadonlySet<string> {
  return new Set([
    ...posts.map((post) => keyOf('post', post.id)),
    ...products.map((product) => keyOf('product', product.product_id)),
  ])
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys)
  if (!next.delete(key)) next.add(key)
  return next
}
