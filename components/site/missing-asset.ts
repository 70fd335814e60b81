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

/** Whether the server answers 404 for an asset, because another build is deployed. A network error does not count. */
export async function isAssetGone(address: string): Promise<boolean> {
  const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return answer?.status === 404
}

/** Whether the page has an editor or an input with text. */
function holdsText(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
  return document.querySelector('[contenteditable="true"]') !== null || fields.some(({ type, value }) => value !== '' && !NO_TEXT.includes(type))
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
