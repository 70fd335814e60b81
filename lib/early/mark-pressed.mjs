/**
 * Runs in the browser for as long as the page is open: marks a pressed button, summary, tab or text field with `data-down`, from the
 * first touch on and at least for a moment. `:active` comes only when a touch has turned out to be a tap, and the focus of a field only
 * when the finger lifts, which on a slow phone takes more than a tenth of a second. Large links, such as the title of a card, are left
 * to `:active`: they would flash at every touch that scrolls.
 */
export function markPressed() {
  /** Milliseconds that a mark stays after the release. */
  const moment = 100
  /** @type {HTMLElement | null} */
  let pressed = null
  const release = () => {
    const released = pressed
    pressed = null
    setTimeout(() => released !== pressed && delete released?.dataset.down, moment)
  }
  /** @param {PointerEvent} event */
  const press = ({ target, button }) => {
    if (button !== 0 || !(target instanceof Element)) return
    pressed = target.closest('button, summary, .button, .bar-link, [role=tab], :is(input, textarea):read-write')
    if (pressed) pressed.dataset.down = ''
  }
  addEventListener('pointerdown', press, { capture: true, passive: true })
  for (const type of ['pointerup', 'pointercancel']) addEventListener(type, release, { capture: true, passive: true })
}
