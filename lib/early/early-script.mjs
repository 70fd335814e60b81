import { recoverPage } from './recover-page.mjs'
import { replayEvents } from './replay-events.mjs'
import { stepCarousel } from './step-carousel.mjs'

/**
 * An inline script for the head of every page: what serves it until its own scripts have started, and after. The functions are
 * inlined by their source, so each must be self-contained.
 */
export const EARLY_SCRIPT = [
  `(${sourceOf(markPressed)})()`,
  `(${sourceOf(recordActs)})()`,
  `(${sourceOf(replayEvents)})(${sourceOf(stepCarousel)})`,
  `(${sourceOf(recoverPage)})()`,
  `(${sourceOf(replaceBrokenPictures)})()`,
].join(';')

/** The same for published pages: in a preview and in the editor, a writer sees which pictures are broken. */
export const EARLY_SCRIPT_OF_PUBLIC_PAGES = `${EARLY_SCRIPT};(${sourceOf(hideBrokenPictures)})()`

/** @param {{ toString: () => string }} code a function; without lines of comments and indentation */
function sourceOf(code) {
  return code
    .toString()
    .replace(/^\s*(\/\/|\/\*\*).*\n/gm, '')
    .replace(/\n\s*/g, '\n')
}

/**
 * Runs in the browser: replaces a picture of components/ui/display/fallback-picture.tsx that fails to load with its next address, or
 * else with its text. Where React hydrates the picture, the text waits for that: React would miss the picture and render the page anew.
 */
export function replaceBrokenPictures() {
  /** @type {HTMLElement[] | null} those that wait for hydration; null after it. */
  let waiting = []
  /** @param {HTMLElement} picture */
  const replace = (picture) => {
    const { fallback = '' } = picture.dataset
    const frame = picture.parentElement
    frame?.replaceChildren(fallback)
    if (frame && fallback) frame.className = 'no-picture'
  }
  /** @param {Event} event */
  const onError = ({ target }) => {
    if (!(target instanceof HTMLImageElement)) return
    const { fallback, others = '' } = target.dataset
    if (fallback === undefined) return
    const [next = '', ...rest] = others.split('\n')
    if (next) {
      target.dataset.others = rest.join('\n')
      target.removeAttribute('srcset')
      target.src = next
    } else if (waiting && !target.closest('[data-drawn]')) waiting.push(target)
    else replace(target)
  }
  addEventListener('error', onError, true)
  const onHydrated = () => {
    waiting?.forEach(replace)
    waiting = null
  }
  addEventListener('hydrated', onHydrated, { once: true })
}

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

/**
 * Runs in the browser until hydration: records in `earlyActs` that the visitor did something, and where it was clicked
 * (lib/client/visit-counter.ts). A page may also be focused by itself.
 */
export function recordActs() {
  const eventTypes = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'input', 'click', 'submit']
  /** @type {typeof globalThis & { earlyActs?: (EventTarget | null)[] }} */
  const page = globalThis
  /** @param {Event & Partial<Pick<PointerEvent, 'pointerType' | 'movementX' | 'movementY'>>} event */
  const record = ({ type, target, pointerType, movementX, movementY }) => {
    // A page that appears below a resting mouse gets a mouse move by zero.
    if (type === 'pointermove' && (pointerType !== 'mouse' || (movementX === 0 && movementY === 0))) return
    page.earlyActs ??= []
    if (type === 'click') page.earlyActs.push(target)
  }
  for (const type of eventTypes) addEventListener(type, record, { capture: true, passive: true })
  addEventListener(
    'hydrated',
    () => {
      for (const type of eventTypes) removeEventListener(type, record, { capture: true })
    },
    { once: true },
  )
}
