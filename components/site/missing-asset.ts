const PARTS = '/_next/static/'
/** Storage key of the last reload for a missing asset; lib/server/http/page-cache/deferred-scripts.mjs uses it too. */
const RELOADED_AT = 'reloadedAt'
/** Minimum milliseconds between two reloads. */
const PAUSE = 60_000
const NO_TEXT = ['checkbox', 'radio', 'hidden', 'submit', 'button', 'file', 'range', 'color']

/** The URL of a script or stylesheet of the site that failed to load; null for any other event. */
export function failedAsset({ target }: Event): string | null {
  const isStyle = target instanceof HTMLLinkElement && target.rel === 'stylesheet'
  const address = target instanceof HTMLScriptElement ? target.src : isStyle ? target.href : ''
  return address.startsWith(window.location.origin + PARTS) ? address : null
}

/** The status of an address, past the browser's cache; null after a network error. */
async function statusOf(address: string): Promise<number | null> {
  const response = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return response && response.status
}

/**
 * Whether an asset is gone, because another build is deployed: the server answers 404, or an error while it answers the page
 * itself, as a proxy does that asked a second instance, which is down. A network error does not count.
 */
export async function isAssetGone(address: string): Promise<boolean> {
  const status = (await statusOf(address)) ?? 200
  return status === 404 || (status >= 500 && ((await statusOf(window.location.href)) ?? 500) < 500)
}

/** Whether the page has an editor or an input with text. */
function holdsText(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
  return (
    document.querySelector('[contenteditable="true"]') !== null ||
    fields.some(({ type, value }) => value !== '' && !NO_TEXT.includes(type))
  )
}

/**
 * Reloads the page to get the current build.
 * @returns false if text would be lost, or after a reload within the last minute.
 */
export function reloadOnce(): boolean {
  try {
    if (holdsText() || Date.now() - Number(window.sessionStorage.getItem(RELOADED_AT)) < PAUSE) return false
    window.sessionStorage.setItem(RELOADED_AT, String(Date.now()))
  } catch {
    // Without storage the page could reload forever.
    return false
  }
  window.location.reload()
  return true
}
