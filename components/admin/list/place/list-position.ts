import { adminHeader } from '@/lib/session/admin-header'

/** The scroll position in one of the dashboard's lists, per tab. */
type Position = {
  /** Path of the list with its query. */
  address: string
  /** Scroll position in CSS pixels. */
  top: number
  /** Id of the post or product opened from the list; set only when returning. */
  returningFrom?: string | null
}

const KEY = 'plumbline:admin-list'

/** Stores the scroll position of the list. */
export function storeListPosition(address: string, top: number): void {
  write({ address, top })
}

/**
 * The path of the list as it was left.
 * @param fallback where none is stored.
 */
export function lastListPath(fallback = '/admin'): string {
  return read()?.address ?? fallback
}

/** Marks the next visit of the list as a return from the editor of this post or product; null for a new one. */
export function returnToList(id: string | null): void {
  const place = read()
  if (place) write({ ...place, returningFrom: id })
}

/** Consumes the stored position for a return to this URL; null for a new visit. */
export function consumeReturn(address: string): { top: number; id: string | null } | null {
  const place = read()
  if (place?.returningFrom === undefined) return null
  write({ address: place.address, top: place.top })
  return place.address === address ? { top: place.top, id: place.returningFrom } : null
}

function read(): Position | null {
  try {
    const place = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') as Position | null
    return place && /^\/admin(\?|$)/.test(place.address) ? place : null
  } catch {
    return null
  }
}

/** Forgets the position, whose address may hold a search: it belongs to the administrator who signed in. */
export function forgetListPosition(): void {
  window.sessionStorage.removeItem(KEY)
}

/** After signing out, or without session storage, no position is stored. */
function write(place: Position): void {
  if (!adminHeader()) return
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(place))
  } catch {
    return
  }
}
