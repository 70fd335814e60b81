import type { SavedKind } from '../contract/saved/saved'

/** What a visitor wanted to save when nobody was signed in. */
export type PendingSave = { kind: SavedKind; id: string; name: string }

const KEY = 'pendingSave'
/** Milliseconds for which it is remembered: the next person at the browser should not save it. */
const LIFETIME = 30 * 60_000

/** Remembers in this tab what to save after sign-in; not at all without storage. */
export function storePendingSave(save: PendingSave): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ ...save, at: Date.now() }))
  } catch {
    return
  }
}

/** What to save after sign-in; null if there is nothing, or it is too old. */
export function pendingSave(): PendingSave | null {
  try {
    const { kind, id, name, at } = JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}') as Partial<
      PendingSave & { at: number }
    >
    return kind && id && typeof at === 'number' && Date.now() - at < LIFETIME ? { kind, id, name: name ?? '' } : null
  } catch {
    return null
  }
}

export function clearPendingSave(): void {
  try {
    window.sessionStorage.removeItem(KEY)
  } catch {
    return
  }
}
