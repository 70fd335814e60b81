const KEY = 'visitorSignedIn'

/** Whether this browser was signed in at last; false if storage is unavailable. */
export function visitorHint(): boolean {
  try {
    return window.localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

/** Stores for the next page and other tabs whether a visitor is signed in. */
export function storeVisitorHint(signedIn: boolean): void {
  try {
    if (signedIn) window.localStorage.setItem(KEY, '1')
    else window.localStorage.removeItem(KEY)
  } catch {
    return
  }
}

/** Subscribes to sign-ins in other tabs. @returns the unsubscribe function. */
export function watchVisitorHint(signedIn: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === KEY && event.newValue !== null) signedIn()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
