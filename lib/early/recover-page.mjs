/**
 * Runs in the browser: reloads a page of an earlier build once, when the server no longer has one of its scripts or styles: it
 * answers 404, or an error while it answers the page itself, as a proxy does that asked a second instance, which is down. A network
 * error does not count. In place of a reload that would lose text, or that would be the second within a minute, it sends `outdated`.
 */
export function recoverPage() {
  /** @param {Event} event */
  const failedAsset = ({ target }) => {
    const isStyle = target instanceof HTMLLinkElement && target.rel === 'stylesheet'
    const url = target instanceof HTMLScriptElement ? target.src : isStyle ? target.href : ''
    return url.startsWith(`${location.origin}/_next/static/`) ? url : null
  }
  /** @type {(url: string, without: number) => Promise<number>} */
  const statusOf = (url, without) =>
    fetch(url, { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => status,
      () => without,
    )
  /** @param {string} url */
  const isGone = async (url) => {
    const status = await statusOf(url, 200)
    return status === 404 || (status >= 500 && (await statusOf(location.href, 500)) < 500)
  }
  /** Whether a reload would lose text, or the cursor of somebody who is about to type. */
  const holdsText = () => {
    const others = ['checkbox', 'radio', 'hidden', 'submit', 'button', 'file', 'range', 'color']
    /** @type {NodeListOf<HTMLInputElement | HTMLTextAreaElement>} */
    const fields = document.querySelectorAll('input, textarea')
    return (
      document.querySelector('[contenteditable="true"]') !== null ||
      [...fields].some(
        (field) => !others.includes(field.type) && (field.value !== '' || field === document.activeElement),
      )
    )
  }
  const mayReload = () => {
    try {
      if (holdsText() || Date.now() - Number(sessionStorage.getItem('reloadedAt')) < 60_000) return false
      sessionStorage.setItem('reloadedAt', String(Date.now()))
      return true
    } catch {
      // Without storage the page could reload forever.
      return false
    }
  }
  /** @param {Event} event */
  const onError = async (event) => {
    const url = failedAsset(event)
    if (!url || !(await isGone(url))) return
    if (mayReload()) location.reload()
    else dispatchEvent(new Event('outdated'))
  }
  addEventListener('error', onError, true)
}
