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
