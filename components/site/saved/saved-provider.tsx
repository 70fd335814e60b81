import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { ApiError } from '@/lib/contract/failure'
import type { Saved, SavedKind } from '@/lib/contract/saved/saved'
import type { SiteClient } from '@/lib/client/calls/client'
import { countVisit } from '@/lib/client/visit-counter'
import { useAuth } from '../account/auth-provider'

type SavedList = {
  /** `off` on a site without saved lists; `unknown` until the list is loaded; `failed` if it could not be. */
  state: 'off' | 'signed-out' | 'unknown' | 'failed' | 'ready'
  has: (kind: SavedKind, id: string) => boolean
  /**
   * Saves or removes an item; fetches a list that failed to load first.
   * @throws ApiError if nothing was changed.
   */
  update: (kind: SavedKind, id: string, isSaved: boolean) => Promise<void>
  /**
   * The whole list, fetched.
   * @throws ApiError
   */
  read: () => Promise<Saved>
  clear: () => Promise<void>
}

/** The state of a visitor's list: null keys if it failed to load. */
type SavedState = { uid: string; keys: ReadonlySet<string> | null }

const SavedContext = createContext<SavedList | null>(null)
const keyOf = (kind: SavedKind, id: string) => `${kind}/${id}`
const MISSING_CALL = [404, 405, 501]

/** The saved posts and products of the visitor. */
export function useSaved(): SavedList {
  const saved = useContext(SavedContext)
  if (!saved) throw new Error('useSaved must be used within a SavedProvider')
  return saved
}

/** Provides the saved items of the signed-in visitor. */
export function SavedProvider({ hasLists, children }: { hasLists: boolean; children: ReactNode }) {
  const { user, loading, idToken } = useAuth()
  const [savedState, setSavedState] = useState<SavedState | 'missing' | null>(null)
  const uid = user?.uid ?? null

  const call = useCallback(async (): Promise<SiteClient> => {
    const { visitorApi } = await import('@/lib/client/calls/client')
    const token = await idToken()
    // The visitor has signed out in the meantime.
    if (!token) throw new ApiError(401, 'You are signed out')
    return visitorApi(token)
  }, [idToken])

  const fetchList = useCallback(async () => (await (await call()).saved.list()).data, [call])

  useEffect(() => {
    if (!uid || !hasLists) return
    fetchList().then(
      (list) => setSavedState({ uid, keys: keysOf(list) }),
      ({ status = 0 }: { status?: number }) =>
        setSavedState((now) =>
          MISSING_CALL.includes(status) ? 'missing' : (stateOf(now, uid) ?? { uid, keys: null }),
        ),
    )
  }, [uid, hasLists, fetchList])

  const saved = useMemo<SavedList>(() => {
    const own = stateOf(savedState, uid)
    const keys = own?.keys
    const read = async () => {
      const list = await fetchList()
      if (uid) setSavedState({ uid, keys: keysOf(list) })
      return list
    }
    return {
      state:
        !hasLists || savedState === 'missing'
          ? 'off'
          : keys
            ? 'ready'
            : own
              ? 'failed'
              : loading || uid
                ? 'unknown'
                : 'signed-out',
      has: (kind, id) => keys?.has(keyOf(kind, id)) ?? false,
      update: async (kind, id, isSaved) => {
        if (!uid) return
        const key = keyOf(kind, id)
        const loadedKeys = keys ?? keysOf(await read())
        if (loadedKeys.has(key) === isSaved) return
        const { saved: calls } = await call()
        await (isSaved ? calls.add({ kind, id }) : calls.remove({ kind, id }))
        if (isSaved) countVisit({ kind: 'save', item: kind, id })
        setSavedState((now) => {
          const before = stateOf(now, uid)?.keys
          return before ? { uid, keys: changed(before, key, isSaved) } : now
        })
      },
      read,
      clear: async () => {
        await (await call()).saved.clear()
        if (uid) setSavedState({ uid, keys: new Set() })
      },
    }
  }, [hasLists, savedState, uid, loading, call, fetchList])
  return <SavedContext value={saved}>{children}</SavedContext>
}

function stateOf(savedState: SavedState | 'missing' | null, uid: string | null): SavedState | null {
  return savedState && savedState !== 'missing' && savedState.uid === uid ? savedState : null
}

function keysOf({ posts, products }: Saved): ReadonlySet<string> {
  return new Set([
    ...posts.map((post) => keyOf('post', post.id)),
    ...products.map((product) => keyOf('product', product.product_id)),
  ])
}

function changed(keys: ReadonlySet<string>, key: string, isSaved: boolean): ReadonlySet<string> {
  const next = new Set(keys)
  if (isSaved) next.add(key)
  else next.delete(key)
  return next
}
