const KEY = 'visitorSignedIn'

/** Whether this browser was signed in when it was last asked; a browser that forbids storage says no. */
export function visitorHint(): boolean {
  try {
    return window.localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

/** Remembers for the next page, and for other tabs, whether a visitor is signed in. */
export function storeVisitorHint(signedIn: boolean): void {
  try {
    if (signedIn) window.localStorage.setItem(KEY, '1')
    else window.localStorage.removeItem(KEY)
  } catch {
    return
  }
}

/** Calls back when a visitor signs in in another tab; returns how to stop. */
export function watchVisitorHint(signedIn: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === KEY && event.newValue !== null) signedIn()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
