/**
 * Hides pictures in the body of a post that cannot be loaded: with its caption where it stands in a figure, with the
 * link or paragraph around it where that holds nothing else. Its source also runs in a page before the page's own
 * scripts (lib/server/http/page-cache/deferred-scripts.mjs), so it refers to nothing outside of itself.
 * @param {() => void} onOther is called for a broken picture outside of a body.
 * @returns {() => void} stops it.
 */
export function hideBrokenPictures(onOther) {
  /** @param {EventTarget | null} picture */
  const hide = (picture) => {
    if (!(picture instanceof HTMLImageElement)) return
    if (!picture.closest('.prose')) return onOther()
    /** @type {HTMLElement} */
    let part = picture.closest('figure') ?? picture
    while (part.parentElement?.matches('a, p') && !part.parentElement.textContent?.trim() && part.parentElement.childElementCount === 1) part = part.parentElement
    part.hidden = true
  }
  /** @param {Event} event */
  const onError = ({ target }) => hide(target)
  // These failed before anything listened.
  for (const picture of document.images) {
    if (picture.complete && picture.naturalWidth === 0) picture.decode().catch(() => hide(picture))
  }
  addEventListener('error', onError, true)
  return () => removeEventListener('error', onError, true)
}
