/**
 * Runs in the browser: hides pictures in a post's content that fail to load, along with their figure, or a link or
 * paragraph that contains nothing else. Other pictures have a replacement of their own.
 */
export function hideBrokenPictures() {
  /** @param {Event} event */
  const onError = ({ target }) => {
    if (!(target instanceof HTMLImageElement) || !target.closest('.prose')) return
    /** @type {HTMLElement} */
    let part = target.closest('figure') ?? target
    while (
      part.parentElement?.matches('a, p') &&
      !part.parentElement.textContent?.trim() &&
      part.parentElement.childElementCount === 1
    )
      part = part.parentElement
    part.hidden = true
  }
  addEventListener('error', onError, true)
}
