import type { Notice } from './toaster'

/** Shows a toast at the top right; what draws it loads with the first, and where it cannot be had the browser says it. */
export function notify(kind: Notice['kind'], message: string, action?: Notice['action']): void {
  void import('./toaster').then(
    ({ showNotice }) => showNotice({ kind, message, ...(action && { action }) }),
    () => window.alert(message),
  )
}
