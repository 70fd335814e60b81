/** Session storage key of the admin's Authorization header. */
const HEADER_KEY = 'adminAuthHeader'
/** Local storage key of the time of the last sign-out, until the next sign-in. */
export const SIGNED_OUT_KEY = 'adminSignedOut'

const listeners = new Set<() => void>()

/** The admin's Authorization header of this browser session; null if not signed in. */
export function adminHeader(): string | null {
  if (typeof window === 'undefined') return null
  try {
    return window.sessionStorage.getItem(HEADER_KEY)
  } catch {
    return null
  }
}

/** Stores the header for this browser session; null removes it. */
export function storeAdminHeader(header: string | null): void {
  if (header) {
    window.sessionStorage.setItem(HEADER_KEY, header)
    window.localStorage.removeItem(SIGNED_OUT_KEY)
  } else window.sessionStorage.removeItem(HEADER_KEY)
  for (const listener of listeners) listener()
}

/**
 * Subscribes to changes of the header: by this tab, by a sign-out in another one, or because the page was restored from
 * the back/forward cache.
 * @returns the unsubscribe function.
 */
export function onAdminChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === SIGNED_OUT_KEY && event.newValue) storeAdminHeader(null)
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', listener)
  listeners.add(listener)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', listener)
    listeners.delete(listener)
  }
}
