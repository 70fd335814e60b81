import type { Notice } from './toaster'

/** Milliseconds for which a toast shows: SPEC section 9. */
export const TOAST_DURATION = 4_000

const PLAIN =
  'fixed inset-x-4 top-6 z-50 rounded-lg border border-line bg-surface p-4 text-sm text-ink shadow-lift sm:left-auto sm:w-88'

/** Shows a toast at the top right. Its code loads with the first toast; while offline a plain element replaces it. */
export function notify(kind: Notice['kind'], message: string, action?: Notice['action']): void {
  void import('./toaster').then(
    ({ showNotice }) => showNotice({ kind, message, action, duration: TOAST_DURATION }),
    () => showPlain(message),
  )
}

/** Only the latest message is shown. */
function showPlain(message: string): void {
  document.querySelector('[data-plain-toast]')?.remove()
  const toast = document.createElement('div')
  toast.setAttribute('role', 'alert')
  toast.dataset.plainToast = ''
  toast.className = PLAIN
  toast.textContent = message
  document.body.append(toast)
  setTimeout(() => toast.remove(), TOAST_DURATION)
}
