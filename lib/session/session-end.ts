/** Asks the admin to sign in again; true once that has been done, false when it was declined. */
type AskAgain = () => Promise<boolean>

let askAgain: AskAgain | null = null
let asking: Promise<boolean> | null = null

/**
 * Says who asks when a call finds that the session has ended.
 * @returns how to stop that.
 */
export function onSessionEnd(ask: AskAgain): () => void {
  askAgain = ask
  return () => {
    if (askAgain === ask) askAgain = null
  }
}

/** Has the admin sign in again, once for all calls that wait for it; false where nobody can ask. */
export function signInAgain(): Promise<boolean> {
  if (!askAgain) return Promise.resolve(false)
  asking ??= askAgain().finally(() => {
    asking = null
  })
  return asking
}
