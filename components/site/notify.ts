export type Notice = {
  kind: 'success' | 'error' | 'info'
  message: string
  /** A button in the toast, such as Undo. */
  action?: { label: string; run: () => void }
}

/** Tells the toast area that there is something to show, so that it loads only then. */
export const NOTICE_EVENT = 'plumbline:notice'

const waiting: Notice[] = []
let deliver: ((notice: Notice) => void) | null = null

/** Shows a toast at the top right. */
export function notify(kind: Notice['kind'], message: string, action?: Notice['action']): void {
  const notice = { kind, message, ...(action && { action }) }
  if (deliver) deliver(notice)
  else {
    waiting.push(notice)
    window.dispatchEvent(new Event(NOTICE_EVENT))
  }
}

/** Takes over the showing of toasts, those that wait first; returns how to give it back. */
export function receiveNotices(receive: (notice: Notice) => void): () => void {
  deliver = receive
  for (const notice of waiting.splice(0)) receive(notice)
  return () => {
    deliver = null
  }
}
