import { adminHeader, SIGNED_OUT_KEY, storeAdminHeader } from './admin-header'

/** Removes the header in all tabs of the browser. */
export function clearAdminEverywhere(): void {
  storeAdminHeader(null)
  window.localStorage.setItem(SIGNED_OUT_KEY, new Date().toISOString())
}

/** Whether the admin signed out in this browser and did not sign in since. Another tab may learn of it a moment later. */
export const isSignedOut = () => window.localStorage.getItem(SIGNED_OUT_KEY) !== null

/** Asks the admin to sign in again; true after signing in, false if declined. */
type AskAgain = () => Promise<boolean>

let askAgain: AskAgain | null = null

let asking: Promise<boolean> | null = null

/**
 * Registers the prompt for calls that find the session expired.
 * @returns the unregister function.
 */
export function onSessionEnd(ask: AskAgain): () => void {
  askAgain = ask
  return () => {
    if (askAgain === ask) askAgain = null
  }
}

/** Prompts the admin to sign in again, once for all pending calls; false if no prompt is registered. */
export function signInAgain(): Promise<boolean> {
  if (!askAgain) return Promise.resolve(false)
  asking ??= askAgain().finally(() => {
    asking = null
  })
  return asking
}

const CHANNEL = 'plumbline-admin-session'

type Message = { kind: 'request' } | { kind: 'header'; header: string }

/**
 * Shares the administrator's session with other tabs of this browser: a tab without one asks for it once, and a tab that has one
 * answers. Nothing is stored, so the session still ends with the last tab.
 * @param onReceived called once with a header received from another tab, which is not verified.
 * @returns a function that ends the sharing.
 */
export function shareAdminSession(onReceived: (header: string) => void = storeAdminHeader): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(CHANNEL)
  // A tab that does not know of the sign-out yet would answer, and so undo it.
  let isWaiting = adminHeader() === null && !isSignedOut()
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    const header = adminHeader()
    if (data.kind === 'request' && header) channel.postMessage({ kind: 'header', header } satisfies Message)
    if (data.kind !== 'header' || !isWaiting || header !== null) return
    isWaiting = false
    onReceived(data.header)
  }
  if (isWaiting) channel.postMessage({ kind: 'request' } satisfies Message)
  return () => channel.close()
}
