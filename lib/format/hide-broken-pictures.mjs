/**
 * Hides pictures in a post's content that fail to load, along with their figure, or a link or paragraph that contains
 * nothing else. Its source is also inlined before the page's own scripts
 * (lib/server/http/page-cache/deferred-scripts.mjs), so it must be self-contained.
 * @param {() => void} onOther called for a broken picture outside of a post's content.
 * @returns {() => void} removes the listener.
 */
export function hideBrokenPictures(onOther) {
  /** @param {EventTarget | null} picture */
  const hide = (picture) => {
    if (!(picture instanceof HTMLImageElement)) return
    if (!picture.closest('.prose')) return onOther()
    /** @type {HTMLElement} */
    let part = picture.closest('figure') ?? picture
    while (
      part.parentElement?.matches('a, p') &&
      !part.parentElement.textContent?.trim() &&
      part.parentElement.childElementCount === 1
    )
      part = part.parentElement
    part.hidden = true
  }
  /** @param {Event} event */
  const onError = ({ target }) => hide(target)
  // Pictures that failed before the listener was added.
  for (const picture of document.images) {
    if (picture.complete && picture.naturalWidth === 0) picture.decode().catch(() => hide(picture))
  }
  addEventListener('error', onError, true)
  return () => removeEventListener('error', onError, true)
}
