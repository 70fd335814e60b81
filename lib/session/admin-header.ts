/** Where the session storage holds the admin's Authorization header. */
const HEADER_KEY = 'adminAuthHeader'

const listeners = new Set<() => void>()

/** The admin's Authorization header of this browser session; null for everyone else. */
export function adminHeader(): string | null {
  if (typeof window === 'undefined') return null
  try {
    return window.sessionStorage.getItem(HEADER_KEY)
  } catch {
    return null
  }
}

/** Keeps the header for this browser session, or with null forgets it. */
export function storeAdminHeader(header: string | null): void {
  if (header) window.sessionStorage.setItem(HEADER_KEY, header)
  else window.sessionStorage.removeItem(HEADER_KEY)
  for (const listener of listeners) listener()
}

const SIGNED_OUT_KEY = 'adminSignedOut'

/** Forgets the header in this tab and in every other tab of the browser. */
export function clearAdminEverywhere(): void {
  storeAdminHeader(null)
  window.localStorage.setItem(SIGNED_OUT_KEY, new Date().toISOString())
  window.localStorage.removeItem(SIGNED_OUT_KEY)
}

/**
 * Calls back whenever the header may have changed: kept or forgotten by this tab, by a sign-out in
 * another one, or before the browser brought an earlier page back.
 * @returns how to stop that.
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
