import { adminHeader } from '@/lib/session/admin-header'

/** Where the user was in one of the dashboard's lists, for as long as the tab lives. */
type Place = {
  /** `/admin` with the filter, order and page. */
  address: string
  /** CSS pixels from the top of the page. */
  top: number
  /** The id of the post or product that was opened from there; set by the way back alone. */
  returningFrom?: string | null
}

const KEY = 'plumbline:admin-list'

/** Notes where one is in the list. */
export function noteListPlace(address: string, top: number): void {
  write({ address, top })
}

/** The path of the list as it was left. @param usual where none is known. */
export function lastListPath(usual = '/admin'): string {
  return read()?.address ?? usual
}

/** Says that the next list is come back to, from the editor of this post or product; null for that of a new one. */
export function returnToList(id: string | null): void {
  const place = read()
  if (place) write({ ...place, returningFrom: id })
}

/** The place that one comes back to at this address, once; null where one comes anew. */
export function takeReturn(address: string): { top: number; id: string | null } | null {
  const place = read()
  if (place?.returningFrom === undefined) return null
  write({ address: place.address, top: place.top })
  return place.address === address ? { top: place.top, id: place.returningFrom } : null
}

function read(): Place | null {
  try {
    const place = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') as Place | null
    return place && /^\/admin(\?|$)/.test(place.address) ? place : null
  } catch {
    return null
  }
}

/** Forgets the place, which may hold what was searched for: it belongs to the administrator who signed in. */
export function forgetListPlace(): void {
  window.sessionStorage.removeItem(KEY)
}

/** Nothing is stored after signing out, nor in a browser that refuses to store. */
function write(place: Place): void {
  if (!adminHeader()) return
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(place))
  } catch {
    return
  }
}
