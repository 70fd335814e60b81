const PARTS = '/_next/static/'
/** When the page was last reloaded for a part of it that is gone; lib/server/http/page-cache/deferred-scripts.mjs keeps it too. */
const RELOADED_AT = 'reloadedAt'
/** Milliseconds in which it is not reloaded once more. */
const PAUSE = 60_000
const NO_TEXT = ['checkbox', 'radio', 'hidden', 'submit', 'button', 'file', 'range', 'color']

/** The address of a script or stylesheet of the site that could not be loaded, as an event tells of; null for any other event. */
export function lostPart({ target }: Event): string | null {
  const isStyle = target instanceof HTMLLinkElement && target.rel === 'stylesheet'
  const address = target instanceof HTMLScriptElement ? target.src : isStyle ? target.href : ''
  return address.startsWith(window.location.origin + PARTS) ? address : null
}

/** Whether the server has a part no more, as another build is served by now. One that is only away is not gone. */
export async function isGone(address: string): Promise<boolean> {
  const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return answer?.status === 404
}

/** Whether the page holds text that a person may have typed, or an editor. */
function holdsText(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
  return document.querySelector('[contenteditable="true"]') !== null || fields.some(({ type, value }) => value !== '' && !NO_TEXT.includes(type))
}

/** Loads the page anew, of the build that is served now. @returns false where text would be lost, or where that was done a moment ago. */
export function reloadOnce(): boolean {
  try {
    if (holdsText() || Date.now() - Number(window.sessionStorage.getItem(RELOADED_AT)) < PAUSE) return false
    window.sessionStorage.setItem(RELOADED_AT, String(Date.now()))
  } catch {
    // Without a memory a page might be reloaded without end.
    return false
  }
  window.location.reload()
  return true
}
